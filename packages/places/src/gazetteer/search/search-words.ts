import { type AddressWords, addressWordsFor } from "../words/address-words.ts";
import { type HouseNumber, splitWords, type Word } from "../words/fold.ts";

/** A word that is searched for. */
export type SearchWord = {
  text: string;
  /** Ways to write it. */
  forms: readonly string[];
  weight: number;
  /** The house's number, unless a street or place is called so. */
  number: HouseNumber | null;
  /** Whether it may go on: the last word, which is perhaps still being typed. */
  isPrefix: boolean;
  /** Whether it costs nothing that a street does not have it: numbers are houses'. */
  isOptional: boolean;
  /** Whether it may have typos: no number, not too short for one, and no word like "calle". */
  allowsTypos: boolean;
};

/** What is looked at of a text; an address has no more. */
const LONGEST = 200;
/** Words that are searched for: they have a bit each in `Matches`. */
const MOST_WORDS = 14;

export function parseSearchWords(text: string, country: string): SearchWord[] {
  const table = addressWordsFor(country);
  const seen = new Set<string>();
  const words = splitWords(text.slice(0, LONGEST))
    .filter(({ text: word }, at) => {
      // "Calle 5 5": the second is the house's, and no word of the street.
      const isNew = !seen.has(word) || /^\d/u.test(word);
      seen.add(word);
      return isNew && at < MOST_WORDS * 2;
    })
    .slice(0, MOST_WORDS);
  const last = words.findLastIndex(({ number }) => number === null);
  return words.map((word, at) => searchWord(word, words, at, at === last, table));
}

function searchWord(
  { text, number }: Word,
  words: readonly Word[],
  at: number,
  isLast: boolean,
  table: AddressWords,
): SearchWord {
  const again = words.findIndex((word) => word.text === text) < at;
  const { forms, weight } = table(text);
  const before = words[at - 1]?.number;
  // "154 B": a letter after a number is the number's.
  const letter = before && before.suffix === "" && /^[a-z]$/u.test(text);
  return {
    text,
    forms: again ? [] : forms,
    // Nor is one that has just been begun missed where it leads nowhere yet.
    weight: letter || (isLast && text.length === 1) ? 0.05 : weight,
    number: number && { ...number, suffix: number.suffix || letterAfter(words[at + 1]) },
    isPrefix: isLast && text.length > 1 && !letter,
    isOptional: number !== null,
    allowsTypos: text.length >= 3 && weight === 1 && !/\d/u.test(text),
  };
}

const letterAfter = (word?: Word) => (word && /^[a-z]$/u.test(word.text) ? word.text : "");
