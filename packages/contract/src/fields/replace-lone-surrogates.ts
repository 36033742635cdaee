/**
 * Replaces each lone surrogate in a JSON value by U+FFFD, so that every text can be written as UTF-8.
 * JSON allows lone surrogates (`"\ud800"`). Returns the value itself if nothing changes.
 */
export function replaceLoneSurrogates(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) {
    const items = value.map(replaceLoneSurrogates);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const replaced = entries.map(
    ([key, each]) => [key.toWellFormed(), replaceLoneSurrogates(each)] as const,
  );
  const same = replaced.every(([key, each], index) => {
    const [keyBefore, valueBefore] = entries[index] ?? [];
    return key === keyBefore && each === valueBefore;
  });
  return same ? value : Object.fromEntries(replaced);
}
