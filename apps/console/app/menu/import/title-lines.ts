import type { Currency } from "@comanda/domain/money/cents";
import type { FileColumns } from "./table/column-names.ts";
import type { CsvRow } from "./table/csv-rows.ts";
import type { Line } from "./table/csv-sizes.ts";
import { currencyOfTitle, inMajorUnits } from "./table/price-columns.ts";
import type { SizeColumn } from "./table/size-columns.ts";

/** How a table says that a dish is not sold in a size. */
const NOT_SOLD = /^[-–—−]?$/u;

/** Makes a line for each price of a row, where each size has a column of its own. */
export function withSizeColumns(
  lines: readonly Line[],
  rows: ReadonlyMap<number, readonly string[]>,
  sizes: readonly SizeColumn[],
): Line[] {
  if (sizes.length === 0) return [...lines];
  return lines.flatMap(({ line, cells }) => {
    const row = rows.get(line) ?? [];
    const sold = sizes.flatMap(({ name, at }) => {
      const price = (row[at] ?? "").trim();
      return NOT_SOLD.test(price) ? [] : [{ line, cells: { ...cells, size: name, price } }];
    });
    return sold.length > 0 ? sold : [{ line, cells: { ...cells, price: "" } }];
  });
}

const AMOUNTS = ["price", "price_before", "sale_price"] as const;

/** Reads the amounts in the unit and the currency that the names of their columns say. */
export function withTitles(
  lines: readonly Line[],
  { places }: FileColumns,
  header: CsvRow,
  currency: Pick<Currency, "code">,
): Line[] {
  const titles = AMOUNTS.flatMap((column) => {
    const at = places.get(column);
    return at === undefined ? [] : [[column, header.cells[at] ?? ""] as const];
  });
  const named = titles.map(([, title]) => currencyOfTitle(title)).find(Boolean);
  return lines.map(({ line, cells }) => ({
    line,
    cells: {
      ...cells,
      ...Object.fromEntries(
        titles.map(([column, title]) => [
          column,
          inMajorUnits(cells[column] ?? "", title, currency),
        ]),
      ),
      ...(named && !cells.currency && { currency: named }),
    },
  }));
}
