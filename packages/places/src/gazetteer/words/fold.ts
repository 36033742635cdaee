/** Letters that Unicode does not take apart, as they are typed without their marks. */
const PLAIN: Record<string, string> = {
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

/** The text in lower case and without accents; "s" after an apostrophe belongs to its word. */
export function fold(text: string): string {
  // Most house numbers, and many names: a million of them are folded by an import.
  if (/^[\w .-]*$/u.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[ßøæœđðłıþ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/['’`´](?=s(?![\p{L}\p{N}]))/gu, "");
}

export type HouseNumber = {
  value: number;
  /** What follows: "a" of 154-A, "23" of 5-23; empty of 154. */
  suffix: string;
};

export type Word = {
  /** Folded, letters and digits only. */
  text: string;
  /** The number it may be of a house. */
  number: HouseNumber | null;
};

/** A number with its letter or second number is one word: 154-A, 5/23. */
const WORD = /\d+[-/](?:\p{L}|\d{1,4})(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;
const NUMBER = /^0*(\d{1,6})(?:[-/]?([a-z])|[-/](\d{1,4}))?$/u;

/** The words of a text in their order. */
export function splitWords(text: string): Word[] {
  return (fold(text).match(WORD) ?? []).map((word) => ({
    text: word.replace(/[-/]/gu, ""),
    number: parseHouseNumberWord(word),
  }));
}

/** "154-A" is 154 with the suffix "a"; null where it begins with no number. */
export function parseHouseNumberWord(folded: string): HouseNumber | null {
  const [, digits, letter, second] = NUMBER.exec(folded) ?? [];
  const value = Number(digits ?? 0);
  return value > 0 ? { value, suffix: letter ?? second ?? "" } : null;
}
