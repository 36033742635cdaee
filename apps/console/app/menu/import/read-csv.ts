import type { Currency } from "@comanda/domain/money/cents";
import { foldText } from "../../parts/lists/fold-text.ts";
import { withoutFormulaMarks } from "../../parts/lists/formula-marks.ts";
import { markedAllergens } from "./allergens/allergen-columns.ts";
import { withForeignHeadings, withHeadings } from "./category-headings.ts";
import { groupTables } from "./choices/choice-sheets.ts";
import { withChoices } from "./choices/with-choices.ts";
import { dietMarks } from "./diets/diet-columns.ts";
import { cellFaults } from "./faults/line-faults.ts";
import { guessCents } from "./guess-cents.ts";
import { guessColumns, LEAST_BESIDE, LEAST_DISHES } from "./hand-made/guess-columns.ts";
import { withListedSizes, withSizeColumns, withSizesOfTitle, withTitles } from "./line-per-size.ts";
import { linesToMenu, type ReadMenu } from "./lines-to-menu.ts";
import { stackedTables } from "./stacked-tables.ts";
import { categoriesOf } from "./table/category-sheets.ts";
import { choicesOfRow } from "./table/choice-columns.ts";
import { columnFaults } from "./table/column-faults.ts";
import { headerAt } from "./table/column-names.ts";
import type { CsvRow, CsvRows, SheetRows } from "./table/csv-rows.ts";
import type { AmountOptions, DoubledColumn, FileMenu, RowNote } from "./table/file-menu.ts";
import { withoutFootnotes } from "./table/footnotes.ts";
import { textsOfRow } from "./table/language-columns.ts";
import type { Line } from "./table/line.ts";
import { sideBySide } from "./table/side-by-side.ts";
import { withoutThousandsSeparators } from "./table/thousands-separators.ts";
import { allergenNotes, guessNotes } from "./table-notes.ts";
import { type Table, type TableColumns, toTable } from "./to-table.ts";
import { untitledColumns } from "./untitled-columns.ts";

/**
 * Reads the rows of a CSV file, or those of several sheets with one menu. Rows above the one with the names of
 * the columns are titles. `unit` is that of amounts without one and `thousands` the meaning of a mark, as the owner chose them; `others` are the sheets beside them, which may have the choices of the dishes.
 */
export function readCsv(
  tables: CsvRows | readonly SheetRows[],
  menu: ReadMenu,
  { others = [], ...wanted }: AmountOptions & { others?: readonly SheetRows[] } = {},
): FileMenu {
  const all = "rows" in tables ? [tables] : tables;
  const unended = all.find((table) => table.unended !== undefined)?.unended;
  if (unended !== undefined)
    return {
      products: [],
      faults: [{ line: unended, column: null, kind: "quote", value: "", stops: true }],
    };
  const isBook =
    all.length > 1 && all.some(({ rows }) => guessColumns(rows, menu.currency) !== null);
  const leastDishes = isBook ? LEAST_BESIDE : LEAST_DISHES;
  const sheets = all
    .flatMap((table) => sideBySide(table, headerAt(table.rows.map(({ cells }) => cells))))
    .flatMap(stackedTables)
    .map((table) => toTable(table, menu.language ?? null, menu.currency, leastDishes));
  const doubled = uniqueColumns(sheets.flatMap(({ columns }) => columns.doubled));
  const wrong = sheets.flatMap(({ columns, header }) => columnFaults(columns, header.line));
  const unknown = [
    ...new Set(
      sheets.flatMap(({ columns, header, body }) => [
        ...columns.unknown,
        ...untitledColumns(header, body),
      ]),
    ),
  ];
  if (wrong.length > 0) return { products: [], faults: wrong, doubled, unknown };
  // Our own export alone has ids of sizes.
  const isOurs = sheets.some(({ columns }) => columns.places.has("size_id"));
  const titles = titlesOf(sheets);
  const categories = categoriesOf(others);
  const kept = isOurs ? { sheets, notes: [] } : withoutNotes(sheets);
  const read = kept.sheets.flatMap((sheet) => linesOf(sheet, menu.currency, categories));
  const { lines: amounts, ...questions } = isOurs
    ? { lines: read }
    : readAmounts(read, menu.currency, wanted);
  const { lines, notes } = isOurs
    ? { lines: read, notes: [] }
    : withChoices(amounts, groupTables(others), menu.categories, titles.choices ?? "");
  const faults = sheets.flatMap(({ body, header, broken }) =>
    body.flatMap((row) => cellFaults(row, header.cells.length, broken)),
  );
  return {
    ...linesToMenu(lines, isOurs, menu, {
      faults,
      notes: [
        ...guessNotes(sheets),
        ...sheets.flatMap((sheet) => sheet.notes),
        ...kept.notes,
        ...notes,
        ...allergenNotes(sheets),
      ],
    }),
    doubled,
    titles,
    unknown,
    ...questions,
  };
}

/** The lines with plain amounts, and what the file leaves open about these. Amounts with marks for thousands are no cents. */
function readAmounts(
  read: readonly Line[],
  currency: Currency,
  wanted: AmountOptions,
): { lines: readonly Line[] } & Pick<FileMenu, "unit" | "thousands"> {
  const { lines, thousands } = withoutThousandsSeparators(read, currency, wanted.thousands);
  const { lines: amounts, unit } = thousands ? { lines } : guessCents(lines, currency, wanted.unit);
  return { lines: amounts, ...(unit && { unit }), ...(thousands && { thousands }) };
}

/** The tables without the notes to guests in them. */
function withoutNotes(sheets: readonly Table[]): { sheets: Table[]; notes: RowNote[] } {
  const read = sheets.map((sheet) => ({ sheet, ...withoutFootnotes(sheet.body) }));
  return {
    sheets: read.map(({ sheet, rows }) => ({ ...sheet, body: rows })),
    notes: read.flatMap(({ notes }) => notes),
  };
}

/** How the file calls our columns. */
const titlesOf = (sheets: readonly Table[]): Record<string, string> =>
  Object.fromEntries(
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

/** The filled lines of a table, each with its category as far as headings or the name of the sheet say it. */
function linesOf(
  { body, columns, category, header, above }: Table,
  currency: Currency,
  categories: ReadonlyMap<string, string>,
): Line[] {
  const lines = withForeignHeadings(body, columns)
    .map((row) => toLine(row, columns))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ""));
  const headed = withHeadings(lines, columns.places.has("category"), {
    sheet: category,
    above,
  }).map((line) => {
    const named = categories.get(foldText(line.cells.name ?? ""));
    const hasOwn = columns.places.has("category") && line.cells.category;
    return named === undefined || hasOwn
      ? line
      : { ...line, cells: { ...line.cells, category: named } };
  });
  const rows = new Map(body.map((row) => [row.line, row.cells]));
  const listed = withSizesOfTitle(headed, columns, header);
  const sizes = withSizeColumns(listed, rows, columns.sizes).flatMap(withListedSizes);
  return withTitles(sizes, columns, header, currency);
}

/** Several sheets may have the same columns twice. */
const uniqueColumns = (doubled: readonly DoubledColumn[]): DoubledColumn[] => [
  ...new Map(doubled.map((each) => [JSON.stringify(each), each])).values(),
];

/** A cell as it was before an export has marked what would be a formula. */
const withoutMarks = (cell: string) => withoutFormulaMarks(cell.replace(textFormula, "$1"));
/** Other systems write `="0123"`, so that a spreadsheet takes it for a text. */
const textFormula = /^\s*="(.*)"\s*$/su;

function toLine({ line, cells }: CsvRow, columns: TableColumns): Line {
  const { places, choices, texts, others, sizes } = columns;
  const known = [...places].map(([column, at]) => {
    // A dish that is sold in the last size alone has a price too, and is no heading.
    const ofSizes = column === "price" ? sizes.map((size) => size.at) : [];
    const all = [at, ...(others.get(column) ?? []), ...ofSizes];
    const filled = all.find((each) => (cells[each] ?? "").trim() !== "") ?? at;
    return [column, withoutMarks(cells[filled] ?? "").trim()] as const;
  });
  const { groups, names } = choicesOfRow(cells, choices);
  const own: Line["cells"] = Object.fromEntries(known);
  const { list, wrong } = markedAllergens(cells, columns.allergens);
  const stated = [own.allergens, list].filter(Boolean).join(", ");
  return {
    line,
    cells: stated === "" ? own : { ...own, allergens: stated },
    ...(wrong.length > 0 && { wrongMarks: wrong }),
    ...(columns.diets.length > 0 && { dietMarks: dietMarks(cells, columns.diets) }),
    ...(groups.length > 0 && { groups }),
    ...(names.length > 0 && { groupNames: names }),
    ...(texts.length > 0 && { texts: textsOfRow(cells, texts) }),
  };
}
