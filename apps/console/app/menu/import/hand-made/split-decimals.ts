import type { CsvRow } from "../table/csv-rows.ts";

/**
 * Joins a price such as `8,50` that stands in two cells, because commas divide the cells of the file and the price has no quotes.
 * Only where this explains all of several rows with a cell too many: the price has whole digits, and two more stand right behind it.
 */
export function withJoinedDecimals(
  rows: readonly CsvRow[],
  columns: number,
  price: number | undefined,
): CsvRow[] {
  const long = new Set(rows.filter(({ cells }) => widthOf(cells) > columns));
  const areSplit =
    price !== undefined &&
    long.size > 1 &&
    [...long].every(({ cells }) => widthOf(cells) === columns + 1 && isSplit(cells, price));
  if (!areSplit) return [...rows];
  return rows.map((row) => {
    if (!long.has(row)) return row;
    const { line, cells } = row;
    const joined = `${cells[price]?.trim()},${cells[price + 1]?.trim()}`;
    return { line, cells: [...cells.slice(0, price), joined, ...cells.slice(price + 2)] };
  });
}

const widthOf = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== "") + 1;

const isSplit = (cells: readonly string[], price: number): boolean =>
  /^\p{Sc}?\s*\d{1,4}$/u.test((cells[price] ?? "").trim()) &&
  /^\d{2}(?:\s?\p{Sc})?$/u.test((cells[price + 1] ?? "").trim());
