/** Whether all, some or none of the products are chosen. */
export type Share = "all" | "some" | "none";

/** Returns whether all, some or none of the products are chosen. */
export function shareOf(ids: readonly string[], chosen: ReadonlySet<string>): Share {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return "none";
  return count === ids.length ? "all" : "some";
}

/** Chooses all of the products; none of them where all were chosen already. The others stay. */
export function toggleAll(ids: readonly string[], chosen: ReadonlySet<string>): Set<string> {
  const isAll = shareOf(ids, chosen) === "all";
  const others = [...chosen].filter((id) => !ids.includes(id));
  return new Set(isAll ? others : [...others, ...ids]);
}

/** Whether two sets have the same members. */
export function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
