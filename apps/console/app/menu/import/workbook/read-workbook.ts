import type { Currency } from "@comanda/domain/money/cents";
import { isChoiceTable } from "../choices/choice-sheets.ts";
import { guessColumns, LEAST_BESIDE, LEAST_DISHES } from "../hand-made/guess-columns.ts";
import { columnsOf, headerAt, isMenu } from "../table/column-names.ts";
import type { SheetRows } from "../table/csv-rows.ts";
import type { FileMenu, RowNote } from "../table/file-menu.ts";
import type { Sheet } from "./sheet.ts";

export type Workbook = {
  sheets: SheetRows[];
  /** Those beside them that are not hidden. */
  others: SheetRows[];
  sheet: NonNullable<FileMenu["sheet"]>;
  /** The rows that are hidden in the sheets that are read: they are left out, as their owner does not see them. */
  hidden: RowNote[];
};

/** How the choice of all sheets is named: no sheet can have this name. */
export const ALL_SHEETS = "*";

/**
 * Returns the rows of a workbook as those of a CSV. Without a name it reads all sheets if several have the same columns of
 * a menu, or none has names of columns, or else the first that has them. Hidden sheets are read only by their name.
 */
export function readWorkbook(
  all: readonly Sheet[],
  currency: Currency,
  wanted?: string,
): Workbook | null {
  const filled = all.filter(({ cells }) => cells.length > 0);
  const shown = filled.filter(({ isHidden }) => !isHidden);
  const named = shown.filter(({ cells }) => isMenu(cells));
  const dishes = named.filter(({ cells }) => !isChoiceTable(cells));
  const menus =
    [dishes, named].find((list) => list.length > 0) ?? sheetsWithoutNames(shown, currency);
  const asked = filled.find(({ name }) => name === wanted);
  const takesAll =
    menus.length > 1 &&
    !asked &&
    (wanted === ALL_SHEETS || named.length === 0 || new Set(menus.map(columnsKey)).size === 1);
  const one = asked ?? menus[0] ?? shown[0] ?? filled[0] ?? all[0];
  if (!one) return null;
  const hidden = filled.filter(({ isHidden }) => isHidden);
  const names = [...shown, ...hidden].map(({ name }) => name);
  const read = takesAll ? menus : [one];
  return {
    sheets: rowsOf(read),
    hidden: read.flatMap(hiddenNote),
    others: rowsOf(shown.filter((sheet) => !read.includes(sheet))),
    sheet: {
      name: takesAll ? ALL_SHEETS : one.name,
      names: menus.length > 1 ? [ALL_SHEETS, ...names] : names,
      starts: startsOf(read),
    },
  };
}

/**
 * The sheets without names of columns that have dishes, as menus that are written by hand have one for each category. Beside a
 * sheet whose columns are clear another one may have fewer dishes.
 */
function sheetsWithoutNames(sheets: readonly Sheet[], currency: Currency): Sheet[] {
  const withDishes = (least: number) =>
    sheets.filter(({ cells }) => {
      const rows = cells.map((row, at) => ({ line: at + 1, cells: row }));
      return guessColumns(rows, currency, least) !== null;
    });
  return withDishes(LEAST_DISHES).length > 0 ? withDishes(LEAST_BESIDE) : [];
}

function hiddenNote({ hiddenRows, hiddenColumns = [] }: Sheet): RowNote[] {
  const [first, second] = [
    hiddenRows.slice(0, MAX_NAMED).join(", "),
    hiddenRows.length > MAX_NAMED,
  ];
  const notes: RowNote[] =
    first === "" ? [] : [{ line: null, kind: "hiddenRows", value: second ? `${first} …` : first }];
  if (hiddenColumns.length > 0)
    notes.push({ line: null, kind: "hiddenColumns", value: hiddenColumns.join(", ") });
  return notes;
}
const MAX_NAMED = 12;

/** Where the lines of each sheet begin, when they are counted through all of them. */
const startsOf = (sheets: readonly Sheet[]): { name: string; after: number }[] =>
  sheets.map(({ name }, at) => ({
    name,
    after: sheets.slice(0, at).reduce((sum, { cells }) => sum + cells.length, 0),
  }));

function rowsOf(sheets: readonly Sheet[]): SheetRows[] {
  const starts = startsOf(sheets);
  return sheets.map(({ name, cells }, at) => ({
    rows: cells.map((row, index) => ({ line: (starts[at]?.after ?? 0) + index + 1, cells: row })),
    broken: new Set(),
    category: name,
  }));
}

/** Which columns of a menu a sheet has, in any order. */
const columnsKey = ({ cells }: Sheet): string =>
  [...columnsOf(cells[headerAt(cells)] ?? []).places.keys()].join(" ");
