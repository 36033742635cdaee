const LOWER_CASE_WORDS = new Set(
  "de del da das do dos la las los el y e du des le les di von van der of the and".split(" "),
);
/** Directions and Roman numerals keep their capitals. */
const CAPITALS = /^(N|S|E|W|NE|NW|SE|SW|[IVX]+)$/u;

/** Writes a name in capitals with normal ones: AVENIDA DE LA PAZ is Avenida de la Paz. */
export function fixCapitals(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{2}/u.test(name)) return name;
  return name.replace(/[\p{L}\p{M}\p{N}]+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    if (at > 0 && LOWER_CASE_WORDS.has(small)) return small;
    if (CAPITALS.test(word)) return word;
    return small.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  });
}
