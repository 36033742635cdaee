import type { CsvCell } from "../../../parts/lists/csv.ts";
import { COLUMNS, type Column } from "../table/file-columns.ts";
import type { FileMenu, RowFault } from "../table/file-menu.ts";
import type { Line } from "../table/line.ts";

const NEEDED: readonly Column[] = ["category", "name", "price"];

/** Our columns that a dish needs, and the others that a line of a file fills. */
export const refusedColumns = (lines: readonly Line[]): Column[] =>
  COLUMNS.filter((column) => NEEDED.includes(column) || lines.some(({ cells }) => cells[column]));

/**
 * Returns the lines of the dishes that are left out, as rows of a file that can be imported once they are
 * corrected: all lines of such a dish, and behind each the reasons of its faults.
 */
export function refusedRows(
  { products, lines = [] }: FileMenu,
  faults: readonly RowFault[],
  reasonOf: (fault: RowFault) => string,
): CsvCell[][] {
  const byLine = Map.groupBy(faults, ({ line }) => line);
  const isLeftOut = new Set(
    products
      .filter((dish) => dish.lines.some((line) => byLine.has(line)))
      .flatMap((dish) => dish.lines),
  );
  const columns = refusedColumns(lines);
  return lines
    .filter(({ line }) => isLeftOut.has(line))
    .map(({ line, cells }) => [
      ...columns.map((column) => cells[column] ?? ""),
      (byLine.get(line) ?? []).map(reasonOf).join(" "),
    ]);
}
