import { type AddressWords, addressWordsFor } from "../words/address-words.ts";
import { type HouseNumber, splitWords, type Word } from "../words/fold.ts";

/** A word that is searched for. */
export type SearchWord = {
  text: string;
  /** The ways to write it. */
  forms: readonly string[];
  weight: number;
  /** Its value as a house number; some streets and places are numbers too. */
  number: HouseNumber | null;
  /** Whether longer words match too: true for the last word, which may be unfinished. */
  isPrefix: boolean;
  /** Whether a street without it has no penalty: true for numbers, which belong to houses. */
  isOptional: boolean;
  /** Whether typos are allowed: not in numbers, short words, and words such as "calle". */
  allowsTypos: boolean;
};

/** Characters of a search text that are read; no address is longer. */
const LONGEST = 200;
/** Words of a search text that are used: each has one bit in the masks of `StreetMatch`. */
const MAX_WORDS = 14;

/** Returns the words of a search text that a street, place or house can match, each once. */
export function parseSearchWords(text: string, country: string): SearchWord[] {
  const table = addressWordsFor(country);
  const seen = new Set<string>();
  const words = splitWords(text.slice(0, LONGEST))
    .filter(({ text: word }, at) => {
      // "Calle 5 5": the second 5 is the house number, and no word of the street.
      const isNew = !seen.has(word) || /^\d/u.test(word);
      seen.add(word);
      return isNew && at < MAX_WORDS * 2;
    })
    .slice(0, MAX_WORDS);
  const last = words.findLastIndex(({ number }) => number === null);
  return words.map((word, at) => searchWord(word, { words, at, isLast: at === last }, table));
}

function searchWord(
  { text, number }: Word,
  { words, at, isLast }: { words: readonly Word[]; at: number; isLast: boolean },
  table: AddressWords,
): SearchWord {
  const again = words.findIndex((word) => word.text === text) < at;
  const { forms, weight } = table(text);
  const before = words[at - 1]?.number;
  // "154 B": a single letter after a number belongs to the number.
  const letter = before && before.suffix === "" && /^[a-z]$/u.test(text);
  return {
    text,
    forms: again ? [] : forms,
    // A word of which only the first letter is typed has no penalty when nothing matches it.
    weight: letter || (isLast && text.length === 1) ? 0.05 : weight,
    number: number && { ...number, suffix: number.suffix || letterAfter(words[at + 1]) },
    isPrefix: isLast && text.length > 1 && !letter,
    isOptional: number !== null,
    allowsTypos: text.length >= 3 && weight === 1 && !/\d/u.test(text),
  };
}

const letterAfter = (word?: Word) => (word && /^[a-z]$/u.test(word.text) ? word.text : "");
