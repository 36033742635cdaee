import { foldLetters } from "@comanda/domain/text/fold-accents";

/** Folds a text to lower case without accents; "s" after an apostrophe stays part of its word. */
export function fold(text: string): string {
  // Fast path for most house numbers and many names: an import folds a million of them.
  if (/^[\w .-]*$/u.test(text)) return text.toLowerCase();
  return foldLetters(text).replace(/['’`´](?=s(?![\p{L}\p{N}]))/gu, "");
}

export type HouseNumber = {
  value: number;
  /** The rest of the number: "a" in 154-A, "23" in 5-23; empty in 154. */
  suffix: string;
};

export type Word = {
  /** Folded, letters and digits only. */
  text: string;
  /** Its value as a house number; null for other words. */
  number: HouseNumber | null;
};

/** A number with a letter or a second number is one word: 154-A, 5/23. */
const WORD = /\d+[-/](?:\p{L}|\d{1,4})(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;
const NUMBER = /^0*(\d{1,6})(?:[-/]?([a-z])|[-/](\d{1,4}))?$/u;

/** Splits a text into its words, in their order. */
export function splitWords(text: string): Word[] {
  return (fold(text).match(WORD) ?? []).map((word) => ({
    text: word.replace(/[-/]/gu, ""),
    number: parseHouseNumberWord(word),
  }));
}

/** "154-A" is 154 with the suffix "a"; null where the text does not start with a number. */
export function parseHouseNumberWord(folded: string): HouseNumber | null {
  const [, digits, letter, second] = NUMBER.exec(folded) ?? [];
  const value = Number(digits ?? 0);
  return value > 0 ? { value, suffix: letter ?? second ?? "" } : null;
}
