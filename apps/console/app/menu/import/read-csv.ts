import { type Allergen, type Diet, isAllergen, isDiet } from "@comanda/domain/menu/dietary";
import type { Currency } from "@comanda/domain/money/cents";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { foldText } from "../../parts/lists/fold-text.ts";
import { parsePrice } from "../../parts/prices/price-text.ts";
import type { Menu, Product } from "../data/menu-types.ts";
import { columnFaults, columnsOf, type FileColumns, headerAt } from "./column-names.ts";
import type { CsvRow, CsvRows } from "./csv-rows.ts";
import { isSizeless, type Line, withSizes } from "./csv-sizes.ts";
import type { FileMenu, FileProduct, RowFault } from "./file-menu.ts";
import { dishOf, withTheirLines } from "./their-lines.ts";
import { parseYesNo } from "./yes-no.ts";

/**
 * Reads the rows of a CSV file. Rows above the one with the names of the columns are titles. An id that is
 * not the menu's is left out: the file of another system has ids of its own, and its dishes are found by
 * their names.
 */
export function readCsv(
  { rows, broken }: CsvRows,
  { currency, categories }: Pick<Menu, "currency" | "categories">,
): FileMenu {
  const [header = { line: 1, cells: [] }, ...body] = rows.slice(
    headerAt(rows.map(({ cells }) => cells)),
  );
  const columns = columnsOf(header.cells);
  const wrong = columnFaults(columns, header.line);
  const { doubled } = columns;
  if (wrong.length > 0) return { products: [], faults: wrong, doubled };
  const filled = body
    .map((row) => toLine(row, columns))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ""));
  // Our own export alone has ids of sizes.
  const theirs = columns.places.has("size_id") ? filled : withTheirLines(filled);
  const lines = withKnownIds(theirs, columns, categories);
  if (lines.length === 0)
    return { products: [], faults: [{ line: null, column: null, kind: "empty", value: "" }] };
  const dishes = [...Map.groupBy(lines, keyOf).values()];
  const ofDishes = new Set(lines.map(({ line }) => line));
  const faults = [
    ...body.flatMap((row) => cellFaults(row, header.cells.length, broken)),
    ...lines.flatMap((line) => lineFaults(line, currency)),
    ...dishes.flatMap(repeatedSizes),
  ]
    .map((each) => (ofDishes.has(each.line ?? 0) ? each : { ...each, stops: true }))
    .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const titles = Object.fromEntries(
    [...columns.places].map(([column, at]) => [column, (header.cells[at] ?? column).trim()]),
  );
  return { products: dishes.map((group) => toProduct(group, currency)), faults, doubled, titles };
}

/** `1,50` without quotes is two cells, and a quote that does not end holds the following lines. */
function cellFaults(
  { line, cells }: CsvRow,
  columns: number,
  broken: CsvRows["broken"],
): RowFault[] {
  const isTooLong = cells.slice(columns).some((cell) => cell.trim() !== "");
  const isBroken = broken.has(line);
  if (!isTooLong && !isBroken) return [];
  return [{ line, column: null, kind: "cells", value: "", ...(isBroken && { stops: true }) }];
}

/** Takes out the apostrophes that an export puts before what would be a formula: see `toCsv`. */
const withoutApostrophe = (cell: string) =>
  cell
    .replace(/^'(?='*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n])/u, "")
    .replaceAll(/([;,]["\s]*)'(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu, "$1");

function toLine({ line, cells }: CsvRow, { places }: FileColumns): Line {
  const known = [...places].map(
    ([column, at]) => [column, withoutApostrophe(cells[at] ?? "").trim()] as const,
  );
  return { line, cells: Object.fromEntries(known) };
}

/**
 * Leaves out ids that are not the menu's. Those of another system may equal ours by chance: then most of
 * them stand beside other names.
 */
function withKnownIds(
  lines: readonly Line[],
  { places }: FileColumns,
  categories: Menu["categories"],
): Line[] {
  const names = new Map(
    categories.flatMap(({ products }) =>
      products.map(({ id, product }) => [id, foldText(product.name)] as const),
    ),
  );
  const known = lines.filter(({ cells }) => names.has(cells.id ?? ""));
  const same = known.filter(
    ({ cells: { id = "", name = "" } }) => names.get(id) === foldText(name),
  );
  const areOurs = places.has("size_id") || same.length * 2 >= known.length;
  return lines.map(({ line, cells }) =>
    areOurs && names.has(cells.id ?? "") ? { line, cells } : { line, cells: { ...cells, id: "" } },
  );
}

/** Lines with the same id, or without one of the same dish, are the sizes of one dish. */
const keyOf = (line: Line) => (line.cells.id ? `id ${line.cells.id}` : dishOf(line));

/** Two lines of one dish and size: the later one would replace the price of the earlier one. */
function repeatedSizes(group: readonly Line[]): RowFault[] {
  const seen = new Set<string>();
  return group.flatMap(({ line, cells }) => {
    const size = cells.size_id || foldText(cells.size ?? "");
    const isRepeated = seen.has(size);
    seen.add(size);
    const name = [cells.name, cells.size].filter(Boolean).join(", ");
    return isRepeated ? [fault(line, "name", "repeated", name)] : [];
  });
}

const fault = (line: number, column: string, kind: RowFault["kind"], value: string): RowFault => ({
  line,
  column,
  kind,
  value,
});

function lineFaults(of: Line, currency: Currency): RowFault[] {
  const { line, cells } = of;
  const found: RowFault[] = [];
  if (!cells.name) found.push(fault(line, "name", "noName", ""));
  for (const column of ["price", "price_before"] as const) {
    const text = cells[column] ?? "";
    const { fault: wrong } = parsePrice(text, currency);
    // Without a price the one before is the price, as in the form of a dish.
    const isNeeded = column === "price" && !cells.price_before && !(cells.id && isSizeless(of));
    const isFine = wrong === undefined || (wrong === "missing" && !isNeeded);
    if (!isFine) found.push(fault(line, column, "price", text));
  }
  if (cells.visible !== undefined && parseYesNo(cells.visible) === null)
    found.push(fault(line, "visible", "yesNo", cells.visible));
  for (const [column, isKnown] of [
    ["allergens", isAllergen],
    ["diets", isDiet],
  ] as const) {
    const wrong = codesIn(cells[column] ?? "").find((code) => code !== "none" && !isKnown(code));
    if (wrong !== undefined) found.push(fault(line, column, "code", wrong));
  }
  return found;
}

const codesIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;|]+/u)
    .filter(Boolean);

function toProduct(group: readonly Line[], currency: Currency): FileProduct {
  const [first] = group;
  const { line = 0, cells = {} } = first ?? {};
  const name = cells.name ?? "";
  return {
    line,
    lines: group.map((each) => each.line),
    name,
    id: cells.id || null,
    category: cells.category || null,
    isSizeless: group.every(isSizeless),
    change: (stored) => ({
      ...(stored ?? { id: randomKey() }),
      name,
      ...ownFields(cells, stored),
      product_variants: withSizes(group, stored, currency),
    }),
  };
}

/** The fields of the dish that the file has and that differ from what is stored. */
function ownFields(cells: Line["cells"], stored: Product | null): Partial<Product> {
  const { description, visible, allergens, diets } = cells;
  const isVisible = parseYesNo(visible ?? "") ?? true;
  return {
    ...(description !== undefined &&
      description !== (stored?.description ?? "").trim() && { description: description || null }),
    ...(visible !== undefined &&
      isVisible !== (stored?.visible !== false) && { visible: isVisible }),
    ...(allergens !== undefined &&
      allergens !== "" && { allergens: codesIn(allergens).filter(isAllergen) as Allergen[] }),
    ...(allergens === "" && stored?.allergens && { allergens: null }),
    ...(diets !== undefined &&
      (diets !== "" || stored?.diets) && { diets: codesIn(diets).filter(isDiet) as Diet[] }),
  };
}
