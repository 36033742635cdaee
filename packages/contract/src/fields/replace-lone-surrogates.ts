/**
 * A JSON value whose texts can all be written as UTF-8: half a surrogate pair, which JSON lets
 * pass as `"\ud800"`, is U+FFFD, as it is on any page. What needs no change is handed back as it is.
 */
export function replaceLoneSurrogates(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) {
    const mended = value.map(replaceLoneSurrogates);
    return mended.some((item, index) => item !== value[index]) ? mended : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const replaced = entries.map(
    ([key, each]) => [key.toWellFormed(), replaceLoneSurrogates(each)] as const,
  );
  const same = replaced.every(([key, each], index) => {
    const [before, unmended] = entries[index] ?? [];
    return key === before && each === unmended;
  });
  return same ? value : Object.fromEntries(replaced);
}
