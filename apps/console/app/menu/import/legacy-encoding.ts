import { columnsOf, HEADER_LINES } from "./column-names.ts";

/** The letters and marks that files in Western languages have beside those of ASCII. */
const WESTERN = /[À-ÖØ-öø-ÿŒœŸ€£¥¢‘’“”„‚–—…•°ºª¡¿½¼´`«»™®©\u00A0·]/u;

/** The encodings of files that are no Unicode, and what their texts are made of. */
const ENCODINGS: readonly [encoding: string, usual: RegExp][] = [
  ["windows-1252", WESTERN],
  ["shift_jis", /[ぁ-ヿ一-鿿、-〟！-～￥]/u],
  ["euc-jp", /[ぁ-ヿ一-鿿、-〟！-～￥]/u],
  ["euc-kr", /[가-힣]/u],
  ["gb18030", /[一-鿿、-〟！-～￥]/u],
  ["big5", /[一-鿿、-〟！-～￥]/u],
  ["windows-1251", /[А-яЁё«»–—№]/u],
  ["windows-1256", /[ء-ي،؛؟٠-٩]/u],
  ["windows-1253", /[Ά-ώ]/u],
  ["macintosh", WESTERN],
];

/** What no text has: four accents in a row, small letters before capitals, Western marks inside of words. */
const UNUSUAL = [
  /[À-ÖØ-öø-ÿ¡-¿×÷]{4}/u,
  /[à-öø-ÿа-я][À-ÖØ-ÞА-Я]/u,
  /\p{L}[ŸŠšŽž§—‡‹ˆ†‰¤¦¨¬±¶¸]\p{L}/u,
  /[\u0080-\u009F\uE000-\uF8FF]/u,
];

/**
 * Reads a text that is no Unicode. Nothing in the file says which encoding it has: of those in which its
 * bytes are letters it takes the one that gives most names of columns, then the one with the fewest odd
 * characters, and the most Western one of equal ones.
 */
export function decodeLegacy(bytes: Uint8Array): string {
  const texts = ENCODINGS.flatMap(([encoding, usual]) => {
    const text = decoded(bytes, encoding);
    return text === null
      ? []
      : [{ text, columns: knownColumns(text), oddness: oddness(text, usual) }];
  });
  const [best] = texts.toSorted(
    (one, other) => other.columns - one.columns || one.oddness - other.oddness,
  );
  return best?.text ?? new TextDecoder("windows-1252").decode(bytes);
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
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

/** How many columns the best of the first lines names. */
const knownColumns = (text: string): number => {
  const lines = text.split(/\r\n|\r|\n/u, HEADER_LINES);
  return Math.max(...lines.map((line) => columnsOf(line.split(/[,;\t|]/u)).places.size));
};
