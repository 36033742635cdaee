/**
 * Replaces each lone surrogate of a text (`"\ud800"`) by U+FFFD, so that the text can be written as
 * UTF-8, and -0 by 0, because pages would show "-0". JSON allows both. Returns the value
 * itself if nothing changes.
 */
export function normalizeJson(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value === "number") return value === 0 ? 0 : value;
  if (Array.isArray(value)) {
    const items = value.map(normalizeJson);
    return items.every((item, index) => Object.is(item, value[index])) ? value : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const replaced = entries.map(([key, each]) => [key.toWellFormed(), normalizeJson(each)] as const);
  const same = replaced.every(([key, each], index) => {
    const [keyBefore, valueBefore] = entries[index] ?? [];
    return key === keyBefore && Object.is(each, valueBefore);
  });
  return same ? value : Object.fromEntries(replaced);
}
