import { foldAccents } from "./fold-accents.ts";

/** The accents of vowels, and of other letters, in the languages that Comanda speaks. */
const VOWELS: Readonly<Record<string, string>> = {
  a: "áàâãä",
  e: "éèêë",
  i: "íìîï",
  o: "óòôõö",
  u: "úùûü",
};
const CONSONANTS: Readonly<Record<string, string>> = { c: "ç", n: "ñ" };

/**
 * The ways in which a word, or the beginning of one, may be written in names: as it is, without accents, and with
 * an accent on one vowel, on one other letter, or on one of each: `nunez` is also `núñez`. For an index of words
 * that keep their accents.
 */
export function accentVariants(word: string): string[] {
  const plain = foldAccents(word);
  const vowels = [plain, ...withOneAccent(plain, VOWELS)];
  const all = vowels.flatMap((each) => [each, ...withOneAccent(each, CONSONANTS)]);
  return [...new Set([word.toLowerCase(), ...all])];
}

function withOneAccent(word: string, accents: Readonly<Record<string, string>>): string[] {
  return [...word].flatMap((letter, at, letters) =>
    [...(accents[letter] ?? "")].map((accented) => letters.with(at, accented).join("")),
  );
}
