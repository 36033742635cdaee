import { MAX_COLUMNS, openCellBudget, TooManyCells } from "../table/cell-budget.ts";
import { cellNumberText, lettersOf, MAX_ALIKE, putCell, type Sheet, toSheet } from "./sheet.ts";

/**
 * Reads the sheets of a workbook of Excel (.xlsx); none for a file that only seems to be one, such as a document of
 * Numbers.
 */
export async function excelSheets(bytes: Uint8Array): Promise<Sheet[]> {
  // Only a workbook needs the libraries.
  const [{ default: readSheets }, { strFromU8, unzipSync }] = await Promise.all([
    import("read-excel-file/universal"),
    import("fflate"),
  ]);
  try {
    const parts = unzipSync(bytes, { filter: ({ name }) => SHEET_PARTS.test(name) });
    const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const budget = openCellBudget();
    for (const name of Object.keys(parts)) budget(cellsUpToLast(textOf(name)));
    const file = new Uint8Array(bytes).buffer;
    const read = await readSheets(file, { parseNumber: cellNumberText });
    const tags = [...textOf("xl/workbook.xml").matchAll(/<(?:\w+:)?sheet\s[^<>]*>/gu)].map(
      ([tag]) => tag,
    );
    const targets = textOf("xl/_rels/workbook.xml.rels");
    return read.map(({ sheet, data }, at) => {
      const tag = tags[at] ?? "";
      const xml = textOf(partOf(tag, targets));
      const hidden = new Set(hiddenRowsOf(xml));
      const cells = data.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
      fillMerged(cells, xml);
      const isHidden = /\sstate=["'](?:hidden|veryHidden)["']/u.test(tag);
      const hiddenColumns = emptyColumns(cells, hiddenColumnsOf(xml));
      return { ...toSheet({ name: sheet, isHidden, cells }, hidden), hiddenColumns };
    });
  } catch (error) {
    if (error instanceof TooManyCells) throw error;
    return [];
  }
}

/** How many cells the rows of a sheet have up to the last that is not empty: the library makes them all. */
function cellsUpToLast(xml: string): number {
  let [rows, columns] = [0, 0];
  for (const [tag] of xml.matchAll(/<(?:\w+:)?c\s[^<>]*>/gu)) {
    const [, column = "", row] = /\sr=["']([A-Z]{1,3})(\d{1,7})["']/u.exec(tag) ?? [];
    if (row === undefined || tag.endsWith("/>")) continue;
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnAt(column) + 1);
  }
  return rows * columns;
}

const SHEET_PARTS = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/u;

/** The part of a workbook with the rows of a sheet. */
function partOf(tag: string, targets: string): string {
  const id = /\sr?\w*:id=["']([^"']+)["']/u.exec(tag)?.[1];
  const relation = [...targets.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/gu)].find(([each]) =>
    each.includes(`Id="${id}"`),
  );
  const target = /Target=["']\/?(?:xl\/)?([^"']+)["']/u.exec(relation?.[0] ?? "")?.[1];
  return `xl/${target}`;
}

/** The rows that are hidden, by a filter or by hand, counted from 0. */
const hiddenRowsOf = (xml: string): number[] =>
  [...xml.matchAll(/<(?:\w+:)?row\s[^<>]*>/gu)]
    .filter(([tag]) => /\shidden=["'](?:1|true)["']/u.test(tag))
    .map(([tag]) => Number(/\sr=["'](\d+)["']/u.exec(tag)?.[1]) - 1);

/** The columns that are hidden, counted from 0. */
const hiddenColumnsOf = (xml: string): number[] =>
  [...xml.matchAll(/<(?:\w+:)?col\s[^<>]*>/gu)]
    .filter(([tag]) => /\shidden=["'](?:1|true)["']/u.test(tag))
    .flatMap(([tag]) => {
      const [min, max] = ["min", "max"].map((name) =>
        Number(new RegExp(`\\s${name}=["'](\\d+)["']`, "u").exec(tag)?.[1]),
      ) as [number, number];
      const count = Math.min(max, MAX_COLUMNS) - min + 1;
      return count > 0 ? Array.from({ length: count }, (_, at) => min - 1 + at) : [];
    });

/** Empties the hidden columns, as their owner does not see them. Returns the letters of those with cells. */
function emptyColumns(cells: string[][], hidden: readonly number[]): string[] {
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  return hidden.flatMap((at) => {
    if (at >= width) return [];
    const filled = cells.filter((row) => (row[at] ?? "") !== "");
    for (const row of filled) row[at] = "";
    return filled.length > 0 ? [lettersOf(at)] : [];
  });
}

/** Fills the cells below one that spans several rows of one column: Excel writes its text in the first alone. */
function fillMerged(cells: string[][], xml: string): void {
  for (const [, column = "", from, other, to] of xml.matchAll(MERGED)) {
    const [first, last] = [Number(from) - 1, Number(to) - 1];
    const at = columnAt(column);
    const text = cells[first]?.[at] ?? "";
    const end = column === other && text !== "" ? Math.min(last, first + MAX_ALIKE) : first;
    for (let row = first + 1; row <= end; row += 1) putCell(cells, row, at, text);
  }
}

const MERGED =
  /<(?:\w+:)?mergeCell\s[^<>]*?ref=["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/gu;

/** `A` is 0, `AA` is 26. */
const columnAt = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
