/**
 * Two letters for a name: the first ones of its first and last word, or the first two of a single word.
 * Empty where the name has no letters.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const [first = ""] = words;
  const last = words.at(-1);
  const letters = (word: string, count: number) =>
    (word.match(/\P{M}\p{M}*/gu) ?? []).slice(0, count).join("");
  const found = words.length > 1 && last ? letters(first, 1) + letters(last, 1) : letters(first, 2);
  return found.toUpperCase();
}
