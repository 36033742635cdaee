import type { CsvRow } from "./csv-rows.ts";
import type { RowNote } from "./file-menu.ts";

/** A mark before a note, words in brackets, and the letter of a legend: `* spicy`, `(all with fries)`, `A = gluten`. */
const MARKED = /^(?:[*†‡¹²³]|[([][^()[\]]*[)\]]$|[\p{L}\d]{1,2}\s*=\s)/u;
const SENTENCE = /[.!]$/u;
/** As many words as a note has at least; below the last price a dish without a price would be the only other thing. */
const WORDS = 3;

/**
 * Takes out the lines that are notes to guests: one text alone in its line that is marked as a note, is a sentence, or stands
 * below the last dish. A heading is none of these. Each is named.
 */
export function withoutFootnotes(rows: readonly CsvRow[]): { rows: CsvRow[]; notes: RowNote[] } {
  const last = rows.findLastIndex(({ cells }) => filled(cells).length > 1);
  const notes: RowNote[] = [];
  const kept = rows.filter(({ line, cells }, at) => {
    const [text = "", ...more] = filled(cells);
    const isNote = more.length === 0 && text !== "" && isFootnote(text, at > last);
    if (isNote) notes.push({ line, kind: "footnote", value: text });
    return !isNote;
  });
  return { rows: kept, notes };
}

const filled = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.trim()).filter(Boolean);

function isFootnote(text: string, isBelow: boolean): boolean {
  if (MARKED.test(text)) return true;
  const words = text.split(/\s+/u).length;
  return words >= WORDS && (isBelow || SENTENCE.test(text));
}
