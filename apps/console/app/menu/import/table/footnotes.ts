import type { CsvRow } from "./csv-rows.ts";
import type { RowNote } from "./file-menu.ts";

/** A mark before a note and none behind it, as a heading in marks has, words in brackets, and the letter of a legend: `* spicy`, `(all with fries)`, `A = gluten`. */
const MARKED = /^(?:[*†‡¹²³](?!.*\*\s*$)|[([][^()[\]]*[)\]]$|[\p{L}\d]{1,2}\s*=\s)/u;
const SENTENCE = /[.!]$/u;
/** How the line below a table says that it is the sum of the lines above it. */
export const TOTALS =
  /^(?:(?:zwischen|end|gesamt)?summe|gesamt|gesamtbetrag|(?:sub|grand|sum)?[ -]?total(?:e|es|s)?(?:[ -]general)?|somme|suma|итого|всего|المجموع|الإجمالي|合计|总计|小计|合計|小計)\s*:?$/iu;

/** Returns whether a row has nothing but the word of a sum and amounts. */
export function isTotalRow(cells: readonly string[]): boolean {
  const texts = filled(cells).filter((cell) => !AMOUNT.test(cell));
  return texts.length === 1 && TOTALS.test(texts[0] ?? "") && filled(cells).length > 1;
}
const AMOUNT = /^[^\p{L}\p{N}]*\p{Nd}[\p{Nd}.,٫٬'\s]*\S{0,4}$/u;

/** As many words as a note has at least; below the last price a dish without a price would be the only other thing. */
const WORDS = 3;

/**
 * Takes out the lines that are notes to guests: one text alone in its line that is marked as a note, is a sentence, or stands
 * below the last dish, or the sum of a table. A heading is none of these. Each is named.
 */
export function withoutFootnotes(rows: readonly CsvRow[]): { rows: CsvRow[]; notes: RowNote[] } {
  const last = rows.findLastIndex(({ cells }) => filled(cells).length > 1);
  const notes: RowNote[] = [];
  const kept = rows.filter(({ line, cells }, at) => {
    const [text = "", ...more] = filled(cells);
    const isNote = more.length === 0 && text !== "" && isFootnote(text, at > last);
    const isTotal = isTotalRow(cells);
    if (isNote || isTotal) notes.push({ line, kind: "footnote", value: textOfRow(cells) });
    return !(isNote || isTotal);
  });
  return { rows: kept, notes };
}

const filled = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.trim()).filter(Boolean);

export const textOfRow = (cells: readonly string[]): string => filled(cells).join(" ");

/** Returns whether a text alone in its row says itself that it is a note. `isBelow` says that no dish follows. */
export function isFootnote(text: string, isBelow: boolean): boolean {
  if (MARKED.test(text)) return true;
  const words = text.split(/\s+/u).length;
  return words >= WORDS && (isBelow || SENTENCE.test(text));
}
