import type { Currency } from "@comanda/domain/money/cents";
import type { FileColumns } from "./table/column-names.ts";
import type { CsvRow } from "./table/csv-rows.ts";
import type { Line } from "./table/line.ts";
import {
  currencyOfTitle,
  fromSmallUnit,
  inMajorUnits,
  isSmallUnit,
} from "./table/price-column-units.ts";
import { type SizeColumn, sizesInTitle } from "./table/size-columns.ts";
import { AMOUNTS } from "./table/thousands-separators.ts";

/** How a table says that a dish is not sold in a size. */
const NOT_SOLD = /^[-–—−]?$/u;

/** Makes a line for each price of a row, where each size has a column of its own. */
export function withSizeColumns(
  lines: readonly Line[],
  rows: ReadonlyMap<number, readonly string[]>,
  sizes: readonly SizeColumn[],
): Line[] {
  if (sizes.length === 0) return [...lines];
  return lines.flatMap((each) => {
    const { line, cells } = each;
    const row = rows.get(line) ?? [];
    const sold = sizes.flatMap(({ name, at }) => {
      const price = (row[at] ?? "").trim();
      return NOT_SOLD.test(price) ? [] : [{ ...each, cells: { ...cells, size: name, price } }];
    });
    return sold.length > 0 ? sold : [{ ...each, cells: { ...cells, price: "" } }];
  });
}

/** Gives a line with several prices the sizes that the name of the column lists. */
export function withSizesOfTitle(
  lines: readonly Line[],
  { places }: FileColumns,
  header: CsvRow,
): readonly Line[] {
  const sizes = sizesInTitle(header.cells[places.get("price") ?? -1] ?? "")?.sizes;
  if (!sizes || places.has("size")) return lines;
  return lines.map((line) => {
    const isListed = (line.cells.price ?? "").split("/").length === sizes.length;
    return isListed ? { ...line, cells: { ...line.cells, size: sizes.join(" / ") } } : line;
  });
}

/** Makes a line for each size of a cell with several, as `S/M/L` beside `8/10/12`. */
export function withListedSizes(line: Line): Line[] {
  const { size = "", price = "", size_id } = line.cells;
  const [sizes, prices] = [size, price].map((cell) => cell.split(/\s*[/|]\s*/u));
  const areListed =
    size_id === undefined &&
    sizes !== undefined &&
    sizes.length > 1 &&
    sizes.length === prices?.length &&
    sizes.every((name) => name !== "") &&
    prices.every((each) => /\d/u.test(each));
  if (!areListed) return [line];
  return sizes.map((name, at) => ({
    ...line,
    cells: { ...line.cells, size: name, price: prices[at] ?? "" },
  }));
}

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
  return lines.map((each) => {
    const { cells } = each;
    // A column of its own, or that of the currency, may say that all amounts are cents.
    const unit = [cells.unit, cells.currency].find((text) => text && isSmallUnit(text));
    const amounts = titles.map(([column, title]) => {
      const cell = cells[column] ?? "";
      const text = inMajorUnits(cell, title, currency);
      const isSmall = unit !== undefined && cell !== "" && text === cell;
      return [column, isSmall ? fromSmallUnit(cell, unit, currency.code) : text] as const;
    });
    return {
      ...each,
      cells: {
        ...cells,
        ...Object.fromEntries(amounts),
        ...(named && !cells.currency && { currency: named }),
      },
    };
  });
}
