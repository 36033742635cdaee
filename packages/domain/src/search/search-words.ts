import { foldLetters } from "../text/fold-accents.ts";

/** Letters of Arabic script that people write in two ways. */
const SIMPLE_LETTERS: Readonly<Record<string, string>> = {
  // By habit, such as a final ye and ta marbuta.
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  // Persian and Urdu forms of Arabic letters.
  ی: "ي",
  ک: "ك",
};

const REPLACED = new RegExp(`[${Object.keys(SIMPLE_LETTERS).join("")}]`, "gu");

/** The Arabic article, before a word of three letters or more. */
const ARABIC_ARTICLE = /^ال(?=.{3})/u;

/**
 * Returns the words of a text as the search compares them: in lower case and without accents, vowel signs
 * and the Arabic article. `Jalapeño's` gives `jalapeno` and `s`.
 */
export function searchWords(text: string): string[] {
  return foldLetters(text)
    .replace(REPLACED, (letter) => SIMPLE_LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(ARABIC_ARTICLE, ""))
    .filter((word) => word !== "");
}
