import type { parse } from "papaparse";
import { isLong, isTooWide, MAX_ROWS, openCellBudget, TooManyCells } from "./cell-budget.ts";
import { columnsOf, HEADER_LINES } from "./column-names.ts";

/** A row of a CSV file, and the line of the file on which it begins. */
export type CsvRow = { line: number; cells: readonly string[] };

/**
 * `broken` are the lines of rows with a quote that does not end where its cell does. `unended` is the line of a row with a
 * quote that does not end at all: it holds what follows.
 */
export type CsvRows = { rows: CsvRow[]; broken: ReadonlySet<number>; unended?: number };

/** The rows of a sheet, whose lines follow those of the sheets before it; its name is the category of dishes without one. */
export type SheetRows = CsvRows & { category: string };

/** Spreadsheets write `sep=;` before everything else to say what is between the cells. */
const DECLARED_DELIMITER = /^sep=(.)(?=[\r\n])/iu;

/**
 * Returns the rows of a CSV file. The parser is passed in, because only a CSV needs the library. Throws `TooManyCells`
 * for what no menu has. `known` is what stands between the cells, where that is clear.
 */
export function csvRows(parseCsv: typeof parse, text: string, known?: string): CsvRows {
  const declared = DECLARED_DELIMITER.exec(text)?.[1];
  const delimiter = known ?? declared ?? delimiterOf(parseCsv, text);
  const filled = withoutEmptyEnd(text);
  const { data, errors, meta } = parseCsv<string[]>(filled, { delimiter, preview: MAX_ROWS });
  if (meta.truncated || data.some(isTooWide)) throw new TooManyCells();
  const spend = openCellBudget();
  for (const cells of data) spend(cells.length);
  const rows = withLines(data);
  const lineOf = ({ row = 0 }: { row?: number }) => (rows[row] ?? rows.at(-1))?.line ?? 1;
  const quotes = errors.filter(({ type }) => type === "Quotes");
  const broken = new Set(quotes.map(lineOf));
  const long = rows.find(({ cells }) => cells.some(isLong));
  const open = quotes.find(({ code }) => code === "MissingQuotes");
  const unended = long?.line ?? (open && lineOf(open));
  const own = declared ? rows.slice(1) : rows;
  return { rows: own, broken, ...(unended !== undefined && { unended }) };
}

/** What stands between the cells of empty rows, which a spreadsheet may write by the million below its filled ones. */
const EMPTY = " \t\r\n,;|";

function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && EMPTY.includes(text[end - 1] ?? "")) end -= 1;
  const lineEnd = text.slice(end).search(/[\r\n]/u);
  return lineEnd < 0 ? text : text.slice(0, end + lineEnd);
}

/** In characters: the first lines of a file are far shorter. */
const HEAD = 200_000;

/**
 * Returns what divides the cells, by the first lines: in one of them it gives most of our columns, or else in the
 * first one most cells, or else as many in one line as in the others. The texts of other lines may have more commas than the file has columns.
 */
function delimiterOf(parseCsv: typeof parse, text: string): string {
  const head = text.trimStart().slice(0, HEAD);
  const [best] = [",", ";", "\t", "|"]
    .map((delimiter) => {
      const { data } = parseCsv<string[]>(head, { delimiter, preview: HEADER_LINES });
      const read = data.filter((cells) => !(isTooWide(cells) || cells.some(isLong)));
      const known = Math.max(0, ...read.map((cells) => columnsOf(cells).places.size));
      return { delimiter, known, count: data[0]?.length ?? 0, alike: linesAlike(read) };
    })
    .toSorted(
      (one, other) => other.known - one.known || other.count - one.count || other.alike - one.alike,
    );
  return best?.delimiter ?? ",";
}

/** How many lines have the number of cells, above one, that most of them have. */
function linesAlike(lines: readonly (readonly string[])[]): number {
  const divided = lines.filter((cells) => cells.length > 1);
  const byCount = Map.groupBy(divided, (cells) => cells.length);
  return Math.max(0, ...[...byCount.values()].map((same) => same.length));
}

/** A quoted cell may have line breaks, so that a row has several lines. */
function withLines(data: readonly string[][]): CsvRow[] {
  let next = 1;
  return data.map((cells) => {
    const line = next;
    next += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/gu)?.length ?? 0), 0);
    return { line, cells };
  });
}
