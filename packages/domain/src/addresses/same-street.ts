import { foldLetters } from "../text/fold-accents.ts";

/** A street, and the text after it and the number: district, postal code, city. */
type StreetAndRest = { street: string; rest: string };

/**
 * Returns whether both are the same street in different spellings: `Av. Alvaro Obregon`, `Avenida Álvaro
 * Obregón`.
 */
export function isSameStreet(one: StreetAndRest, other: StreetAndRest): boolean {
  const [words, others] = [wordsOf(one.street), wordsOf(other.street)];
  return (
    words.length === others.length &&
    words.every((word, index) => isSameWord(word, others[index] ?? ""))
  );
}

/**
 * Returns whether both are in the same district and city; words with digits, such as postal codes, do not
 * count.
 */
export function isSameDistrict(one: StreetAndRest, other: StreetAndRest): boolean {
  const named = ({ rest }: StreetAndRest) =>
    wordsOf(rest)
      .filter((word) => !/\d/u.test(word))
      .join(" ");
  return named(one) === named(other);
}

/** Returns the words without accents and case; an abbreviation keeps its dot. */
function wordsOf(text: string): string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+\.?/gu) ?? [];
}

function isSameWord(one: string, other: string): boolean {
  const [plain, same] = [one.replace(".", ""), other.replace(".", "")];
  return plain === same || isAbbreviationOf(one, same) || isAbbreviationOf(other, plain);
}

/** `Blvd.` is short for boulevard: a dot, the same first letter, and all letters in the order of the word. */
function isAbbreviationOf(short: string, whole: string): boolean {
  if (!short.endsWith(".") || short[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === short[at]) at += 1;
  return at === short.length - 1;
}
