/** Letters that Unicode does not decompose, as people without them on their keyboard type them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  þ: "th",
};

/**
 * Returns a text for comparisons: in lower case, without accents, vowel signs and the Arabic tatweel.
 * Compatibility forms, such as full-width letters, become plain ones.
 */
export const foldAccents = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\u0640]/gu, "")
    .toLowerCase();

/** As `foldAccents`, for a search: letters such as `ß` and `ø` become `ss` and `o` too. */
export const foldLetters = (text: string): string =>
  foldAccents(text).replace(/[ßøæœđðłıþ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);
