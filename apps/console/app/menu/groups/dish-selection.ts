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

/** How many dishes of the whole list are drawn at first, and how many more by a press in a category. */
export const DISHES_AT_ONCE = 60;

/**
 * Returns how many dishes of each category are drawn at first: those of the first categories, as many as
 * `DISHES_AT_ONCE` in all. A menu can have thousands, which a phone draws in seconds.
 */
export function firstCounts(sizes: readonly number[]): number[] {
  let left = DISHES_AT_ONCE;
  return sizes.map((size) => {
    const count = Math.min(size, left);
    left -= count;
    return count;
  });
}

/**
 * Returns `count` of the dishes in their sequence. The marked ones come before others that would not be drawn.
 */
export function dishesToDraw<Dish extends { id: string }>(
  dishes: readonly Dish[],
  marked: ReadonlySet<string>,
  count: number,
): Dish[] {
  if (dishes.length <= count) return [...dishes];
  const byMark = dishes.toSorted((a, b) => Number(marked.has(b.id)) - Number(marked.has(a.id)));
  const drawn = new Set(byMark.slice(0, count));
  return dishes.filter((dish) => drawn.has(dish));
}
