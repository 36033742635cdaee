import type { SalesDimension, SalesRow } from "@comanda/contract/sales/sales-figures";
import type { FigureColumn } from "../figure-columns.ts";
import type { ReportText } from "../use-report-text.ts";

/**
 * Returns the widest text of each column, that of the names first: columns of a table that draws only the
 * rows in view keep their width while it scrolls. The widest number is the largest one.
 */
export function widestTexts(
  by: SalesDimension,
  rows: readonly SalesRow[],
  { columns, text }: { columns: readonly FigureColumn[]; text: ReportText },
): string[] {
  const names = rows.map((row) => text.rowName(by, row));
  const name = names.reduce((longest, each) => (each.length > longest.length ? each : longest), "");
  const figures = columns.map((column) => {
    const largest = rows.reduce((most, row) => Math.max(most, column.value(row.figures) ?? 0), 0);
    return text.value(column, largest);
  });
  return [name, ...figures];
}
