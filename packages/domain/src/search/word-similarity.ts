import { editDistance } from "./edit-distance.ts";

/** A word with the set of its letters, which tells quickly that two words are far apart. */
export type SearchWord = { text: string; letters: number };

/** Returns a word with the set of its letters. */
export function searchWord(text: string): SearchWord {
  let letters = 0;
  // Letters share the 32 places of the set; the neighbours in an alphabet do not.
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return { text, letters };
}

/**
 * How alike a typed word and a word of the menu are, from 0 to 1: the same, its beginning, a part of it,
 * or either of the first two with typos.
 */
export function wordSimilarity(typedWord: SearchWord, menuWord: SearchWord): number {
  const { text: typed } = typedWord;
  const { text: word } = menuWord;
  if (word === typed) return 1;
  // The more of the word is typed, the likelier it is meant.
  const share = typed.length / word.length;
  if (word.startsWith(typed)) return 0.75 + 0.2 * share;
  if (typed.length >= 3 && word.includes(typed)) return 0.5 + 0.2 * share;
  const most = toleratedTypos(typed.length);
  if (most === 0 || word.length < typed.length - most) return 0;
  if (missingLetters(typedWord, menuWord) > most) return 0;
  const startsAlike = typed[0] === word[0];
  // In a short word a wrong first letter makes another word; in a long one it is rare.
  if (typed.length < 5 && !startsAlike) return 0;
  const doubt = startsAlike ? 0 : 0.06;
  const { whole, beginning } = editDistance(typed, word, most);
  if (whole <= most) return 0.72 - 0.12 * whole - doubt;
  if (beginning > most || typed.length < 4) return 0;
  return 0.6 - 0.14 * beginning + 0.08 * share - doubt;
}

/** Returns how many typos a word of this length may have and still be recognized. */
function toleratedTypos(length: number): number {
  if (length < 3) return 0;
  return length < 7 ? 1 : 2;
}

/** Counts the letters that were typed and that the word does not have. */
function missingLetters(typed: SearchWord, word: SearchWord): number {
  let count = 0;
  for (let rest = typed.letters & ~word.letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
