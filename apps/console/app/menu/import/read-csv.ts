import { type Allergen, type Diet, isAllergen, isDiet } from "@comanda/domain/menu/dietary";
import type { Currency } from "@comanda/domain/money/cents";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { FORMULA_SIGNS } from "../../parts/lists/csv.ts";
import { foldText } from "../../parts/lists/fold-text.ts";
import type { Menu, Product } from "../data/menu-types.ts";
import { cellFaults, codesIn, lineFaults, repeatedSizes } from "./faults/line-faults.ts";
import { withForeignHeadings, withHeadings } from "./headings.ts";
import { columnFaults, columnsOf, type FileColumns, headerAt } from "./table/column-names.ts";
import type { CsvRow, CsvRows, SheetRows } from "./table/csv-rows.ts";
import { isSizeless, type Line, withSizes } from "./table/csv-sizes.ts";
import type { DoubledColumn, FileMenu, FileProduct } from "./table/file-menu.ts";
import { parseYesNo } from "./table/yes-no.ts";
import { dishOf, withTheirLines } from "./their-lines.ts";
import { withSizeColumns, withTitles } from "./title-lines.ts";

/**
 * Reads the rows of a CSV file, or those of several sheets with one menu. Rows above the one with the names of
 * the columns are titles. An id that is not the menu's is left out: the file of another system has ids of its
 * own, and its dishes are found by their names.
 */
export function readCsv(
  tables: CsvRows | readonly SheetRows[],
  { currency, categories }: Pick<Menu, "currency" | "categories">,
): FileMenu {
  const sheets = ("rows" in tables ? [tables] : tables).map(toTable);
  const doubled = uniqueColumns(sheets.flatMap(({ columns }) => columns.doubled));
  const wrong = sheets.flatMap(({ columns, header }) => columnFaults(columns, header.line));
  if (wrong.length > 0) return { products: [], faults: wrong, doubled };
  // Our own export alone has ids of sizes.
  const isOurs = sheets.some(({ columns }) => columns.places.has("size_id"));
  const read = sheets.flatMap((sheet) => linesOf(sheet, currency));
  const lines = withKnownIds(isOurs ? read : withTheirLines(read), isOurs, categories);
  if (lines.length === 0)
    return { products: [], faults: [{ line: null, column: null, kind: "empty", value: "" }] };
  const dishes = [...Map.groupBy(lines, keyOf).values()];
  const ofDishes = new Set(lines.map(({ line }) => line));
  const faults = [
    ...sheets.flatMap(({ body, header, broken }) =>
      body.flatMap((row) => cellFaults(row, header.cells.length, broken)),
    ),
    ...lines.flatMap((line) => lineFaults(line, currency)),
    ...dishes.flatMap(repeatedSizes),
  ]
    .map((each) => (ofDishes.has(each.line ?? 0) ? each : { ...each, stops: true }))
    .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const titles = Object.fromEntries(
    sheets
      .toReversed()
      .flatMap(({ columns, header }) =>
        [...columns.places].map(([column, at]) => [
          column,
          column === "price" && columns.sizes.length > 0
            ? columns.sizes.map(({ name }) => name).join(", ")
            : (header.cells[at] ?? column).trim(),
        ]),
      ),
  );
  const products = dishes.map((group) => toProduct(group, currency));
  const unknown = [...new Set(sheets.flatMap(({ columns }) => columns.unknown))];
  return { products, faults, doubled, titles, lines, unknown };
}

type Table = CsvRows & { header: CsvRow; body: CsvRow[]; columns: FileColumns; category?: string };

/** Finds the names of the columns of a table, and its rows below them. */
function toTable({ rows, broken, category }: CsvRows & { category?: string }): Table {
  const [header = { line: 1, cells: [] }, ...body] = rows.slice(
    headerAt(rows.map(({ cells }) => cells)),
  );
  return { rows, broken, header, body, columns: columnsOf(header.cells), category };
}

/** The filled lines of a table, each with its category as far as headings or the name of the sheet say it. */
function linesOf({ body, columns, category, header }: Table, currency: Currency): Line[] {
  const lines = withForeignHeadings(body, columns)
    .map((row) => toLine(row, columns))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ""));
  const headed = withHeadings(lines, columns.places.has("category"), category);
  const rows = new Map(body.map((row) => [row.line, row.cells]));
  return withTitles(withSizeColumns(headed, rows, columns.sizes), columns, header, currency);
}

/** Several sheets may have the same columns twice. */
const uniqueColumns = (doubled: readonly DoubledColumn[]): DoubledColumn[] => [
  ...new Map(doubled.map((each) => [JSON.stringify(each), each])).values(),
];

/** Takes out the apostrophes that an export puts before what would be a formula: see `toCsv`. */
const withoutApostrophe = (cell: string) =>
  cell.replace(cellStart, "").replaceAll(innerStart, "$1");
const cellStart = new RegExp(String.raw`^'(?='*[${FORMULA_SIGNS}\t\r\n])`, "u");
const innerStart = new RegExp(String.raw`([;,]["\s]*)'(?='*[${FORMULA_SIGNS}])`, "gu");

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
  isOurs: boolean,
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
  const areOurs = isOurs || same.length * 2 >= known.length;
  return lines.map(({ line, cells }) =>
    areOurs && names.has(cells.id ?? "") ? { line, cells } : { line, cells: { ...cells, id: "" } },
  );
}

/** Lines with the same id, or without one of the same dish, are the sizes of one dish. */
const keyOf = (line: Line) => (line.cells.id ? `id ${line.cells.id}` : dishOf(line));

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
