import type { parse } from "papaparse";
import { MOST_COLUMNS, TooManyCells } from "./cell-budget.ts";
import { columnsOf, HEADER_LINES } from "./column-names.ts";

/** A row of a CSV file, and the line of the file on which it begins. */
export type CsvRow = { line: number; cells: readonly string[] };

/** `broken` are the lines of rows with a quote that does not end where its cell does. */
export type CsvRows = { rows: CsvRow[]; broken: ReadonlySet<number> };

/** The rows of a sheet, whose lines follow those of the sheets before it; its name is the category of dishes without one. */
export type SheetRows = CsvRows & { category: string };

/** Spreadsheets write `sep=;` before everything else to say what is between the cells. */
const DECLARED_DELIMITER = /^sep=(.)(?=[\r\n])/iu;

/**
 * Returns the rows of a CSV file. The parser is passed in, because only a CSV needs the library. Throws `TooManyCells`
 * for a row that no spreadsheet could have.
 */
export function csvRows(parseCsv: typeof parse, text: string): CsvRows {
  const declared = DECLARED_DELIMITER.exec(text)?.[1];
  const delimiter = declared ?? delimiterOf(parseCsv, text);
  const { data, errors } = parseCsv<string[]>(text, { delimiter });
  if (data.some(isTooWide)) throw new TooManyCells();
  const rows = withLines(data);
  const quotes = errors.filter(({ type }) => type === "Quotes");
  const broken = new Set(quotes.map(({ row = 0 }) => (rows[row] ?? rows.at(-1))?.line ?? 1));
  return { rows: declared ? rows.slice(1) : rows, broken };
}

/**
 * Returns what divides the cells, by the first lines: in one of them it gives most of our columns, or else in the
 * first one most cells. The texts of other lines may have more commas than the file has columns.
 */
function delimiterOf(parseCsv: typeof parse, text: string): string {
  const [best] = [",", ";", "\t", "|"]
    .map((delimiter) => {
      const { data } = parseCsv<string[]>(text.trimStart(), { delimiter, preview: HEADER_LINES });
      const read = data.filter((cells) => !isTooWide(cells));
      const known = Math.max(0, ...read.map((cells) => columnsOf(cells).places.size));
      return { delimiter, known, count: data[0]?.length ?? 0 };
    })
    .toSorted((one, other) => other.known - one.known || other.count - one.count);
  return best?.delimiter ?? ",";
}

const isTooWide = (cells: readonly string[]): boolean => cells.length > MOST_COLUMNS;

/** A quoted cell may have line breaks, so that a row has several lines. */
function withLines(data: readonly string[][]): CsvRow[] {
  let next = 1;
  return data.map((cells) => {
    const line = next;
    next += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/gu)?.length ?? 0), 0);
    return { line, cells };
  });
}
