import { columnsOf, headerAt, isMenu } from "./table/column-names.ts";
import type { CsvRow } from "./table/csv-rows.ts";
import { joinedHeader } from "./table/second-header.ts";
import { type SideTable, titleAbove } from "./table/side-by-side.ts";

/**
 * Divides a sheet with several tables one below the other, each with names of columns of its own, such as dishes with a
 * price above drinks with a price for each size. A title right above the names is the category of the table.
 */
export function stackedTables(table: SideTable): SideTable[] {
  const { rows } = table;
  const first = headerAt(rows.map(({ cells }) => cells));
  const header = rows[first];
  const joined = header && joinedHeader(header, rows[first + 1], null);
  let names = namesOf(header);
  const starts = rows.flatMap((row, at): number[] => {
    const isBelow = at > (joined ? first + 1 : first);
    if (!(isBelow && isHeader(row))) return [];
    // A title above the same names begins another category.
    if (namesOf(row) === names && titleAbove(rows[at - 1]) === undefined) return [];
    names = namesOf(row);
    return [at];
  });
  if (starts.length === 0) return [table];
  const titles = [first, ...starts].map((at) => titleAbove(rows[at - 1]));
  const begins = starts.map((at, index) => (titles[index + 1] === undefined ? at : at - 1));
  return [0, ...begins].map((begin, index) => ({
    ...table,
    rows: rows.slice(begin, begins[index]),
    category: titles[index] ?? table.category,
  }));
}

/** A row of texts without a bare number among them, which name a dish and a price. */
function isHeader({ cells }: CsvRow): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length < 2 || !filled.every((cell) => cell.length < LONGEST && TEXT.test(cell)))
    return false;
  return isMenu([cells]);
}

/** Longer cells are no names of columns. */
const LONGEST = 60;
/** A name, or the measure of a size. */
const TEXT = /\p{L}|\d\s*["″]/u;

/** Which columns a row names, in any order of its texts. */
const namesOf = (row: CsvRow | undefined): string => {
  const { places, sizes } = columnsOf(row?.cells ?? []);
  return JSON.stringify([[...places], sizes]);
};
