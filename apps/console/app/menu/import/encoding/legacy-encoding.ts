import { columnsOf, HEADER_LINES } from "../table/column-names.ts";
import { ALPHABETS, SEVERAL_LANGUAGES } from "./alphabets.ts";

/** The encodings of files that are no Unicode, and what their texts are made of. */
const ENCODINGS: readonly [encoding: string, usual: RegExp][] = [
  ...ALPHABETS,
  ["shift_jis", /[ぁ-ヿ一-鿿、-〟！-～￥]/u],
  ["euc-jp", /[ぁ-ヿ一-鿿、-〟！-～￥]/u],
  ["euc-kr", /[가-힣]/u],
  ["gb18030", /[一-鿿、-〟！-～￥]/u],
  ["big5", /[一-鿿、-〟！-～￥]/u],
];

/** How odd a text of several languages is: one in the letters of a single language is more likely. */
const SEVERAL = 0.05;

/**
 * What no text has: four accents in a row, small letters before capitals, Western marks or a single Chinese
 * character inside of words, and two scripts in one word.
 */
const UNUSUAL = [
  /[À-ÖØ-öø-ÿ¡-¿×÷]{4}/u,
  /[à-öø-ÿа-я][À-ÖØ-ÞА-Я]/u,
  /\p{L}[§—‡‹ˆ†‰¤¦¨¬±¶¸¿¡¹³º]\p{L}/u,
  /[a-z]Ÿ|[a-z][一-鿿가-힣][a-z]/u,
  /[a-z](?=[א-תء-يА-яЁёΆ-ώ])|[א-תء-يА-яЁёΆ-ώ](?=[a-z])/iu,
  /[\u0080-\u009F\uE000-\uF8FF]/u,
];

/**
 * Reads a text that is no Unicode. Nothing in the file says which encoding it has: of those in which its
 * bytes are letters it takes the one that gives most names of columns, then the one with the fewest odd
 * characters in one language, and the first of equal ones.
 */
export function decodeLegacy(bytes: Uint8Array): string {
  const texts = new Map<string, string | null>();
  const start = bytes.subarray(0, MAX_BYTES);
  for (const [encoding] of [...ENCODINGS, ...SEVERAL_LANGUAGES])
    if (!texts.has(encoding)) texts.set(encoding, decoded(start, encoding));
  const wordsOf = new Map([...texts].map(([encoding, text]) => [encoding, accentedWords(text)]));
  const readAs = ([encoding, usual]: (typeof ENCODINGS)[number], atLeast: number) => {
    const text = texts.get(encoding);
    const words = wordsOf.get(encoding);
    return text == null ? [] : [{ encoding, text, oddness: atLeast + oddness(words ?? "", usual) }];
  };
  const candidates = [
    ...ENCODINGS.flatMap((each) => readAs(each, 0)),
    ...SEVERAL_LANGUAGES.flatMap((each) => readAs(each, SEVERAL)),
  ];
  const columns = new Map(candidates.map(({ text }) => [text, 0]));
  for (const text of columns.keys()) columns.set(text, knownColumns(text));
  const [best] = candidates.toSorted(
    (one, other) =>
      (columns.get(other.text) ?? 0) - (columns.get(one.text) ?? 0) || one.oddness - other.oddness,
  );
  return new TextDecoder(best?.encoding ?? "windows-1252").decode(bytes);
}

/** The beginning of a file, by which its encoding is guessed, in bytes: most menus as a whole. */
const MAX_BYTES = 2_000_000;

/** The first words with a character beyond ASCII: they show the language of a long file too. */
function accentedWords(text: string | null): string {
  const words: string[] = [];
  for (const [word] of (text ?? "").matchAll(/(?<![^\s,;"])[^\s,;"]*[^ -~\s][^\s,;"]*/gu)) {
    words.push(word);
    if (words.length === MAX_WORDS) break;
  }
  return words.join(" ");
}
const MAX_WORDS = 1000;

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    // The beginning of a large file may end inside of a character.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** The share of characters beyond ASCII that a text of this kind has not; more where it has what no text has. */
function oddness(text: string, usual: RegExp): number {
  const beyond = [...text].filter((character) => character > "\u007F");
  const odd = beyond.filter((character) => !usual.test(character)).length;
  const unusual = UNUSUAL.filter((pattern) => pattern.test(text)).length;
  return odd / Math.max(1, beyond.length) + unusual;
}

/** The names of the columns are far shorter. */
const MAX_CHARACTERS = 20_000;

/** How many columns the best of the first lines names. */
const knownColumns = (text: string): number => {
  const lines = text.split(/\r\n|\r|\n/u, HEADER_LINES);
  const cells = lines.map((line) => line.slice(0, MAX_CHARACTERS).split(/[,;\t|]/u));
  return Math.max(...cells.map((each) => columnsOf(each).places.size));
};
