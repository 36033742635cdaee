import { isChoiceTable } from "./choices/choice-sheets.ts";
import { columnsOf, headerAt, isMenu } from "./table/column-names.ts";
import type { SheetRows } from "./table/csv-rows.ts";
import type { FileMenu, RowNote } from "./table/file-menu.ts";

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

type Sheet = {
  name: string;
  isHidden: boolean;
  cells: string[][];
  /** The numbers of its hidden rows that have cells. */
  hiddenRows: readonly number[];
};

/**
 * Returns the rows of a workbook of Excel (.xlsx) as those of a CSV; null for a file that only seems to be
 * one, such as a document of Numbers. Without a name it reads all sheets if several have the same columns of
 * a menu, or else the first that has them. Hidden sheets are read only by their name.
 */
export async function readWorkbook(bytes: Uint8Array, wanted?: string): Promise<Workbook | null> {
  const all = await sheetsOf(bytes);
  const filled = all.filter(({ cells }) => cells.length > 0);
  const shown = filled.filter(({ isHidden }) => !isHidden);
  const dishes = shown.filter(({ cells }) => isMenu(cells) && !isChoiceTable(cells));
  const menus = dishes.length > 0 ? dishes : shown.filter(({ cells }) => isMenu(cells));
  const asked = filled.find(({ name }) => name === wanted);
  const takesAll =
    menus.length > 1 &&
    !asked &&
    (wanted === ALL_SHEETS || new Set(menus.map(columnsKey)).size === 1);
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

function hiddenNote({ hiddenRows }: Sheet): RowNote[] {
  const [first, second] = [
    hiddenRows.slice(0, MOST_NAMED).join(", "),
    hiddenRows.length > MOST_NAMED,
  ];
  return first === ""
    ? []
    : [{ line: null, kind: "hiddenRows", value: second ? `${first} …` : first }];
}
const MOST_NAMED = 12;

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

async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  // Only a workbook needs the libraries.
  const [{ default: readSheets }, { strFromU8, unzipSync }] = await Promise.all([
    import("read-excel-file/universal"),
    import("fflate"),
  ]);
  try {
    const file = new Uint8Array(bytes).buffer;
    const read = await readSheets(file, { parseNumber: numberText });
    const parts = unzipSync(bytes, { filter: ({ name }) => SHEET_PARTS.test(name) });
    const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const tags = [...textOf("xl/workbook.xml").matchAll(/<(?:\w+:)?sheet\s[^>]*>/gu)].map(
      ([tag]) => tag,
    );
    const targets = textOf("xl/_rels/workbook.xml.rels");
    return read.map(({ sheet, data }, at) => {
      const tag = tags[at] ?? "";
      const hidden = new Set(hiddenRowsOf(textOf(partOf(tag, targets))));
      const cells = data.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
      return {
        name: sheet,
        isHidden: /\sstate=["'](?:hidden|veryHidden)["']/u.test(tag),
        cells: cells.map((row, index) => (hidden.has(index + 1) ? [] : row)),
        hiddenRows: [...hidden].filter((line) => cells[line - 1]?.some((cell) => cell !== "")),
      };
    });
  } catch {
    return [];
  }
}

const SHEET_PARTS = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/u;

/** The part of a workbook with the rows of a sheet. */
function partOf(tag: string, targets: string): string {
  const id = /\sr?\w*:id=["']([^"']+)["']/u.exec(tag)?.[1];
  const relation = [...targets.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/gu)].find(([each]) =>
    each.includes(`Id="${id}"`),
  );
  const target = /Target=["']\/?(?:xl\/)?([^"']+)["']/u.exec(relation?.[0] ?? "")?.[1];
  return `xl/${target}`;
}

/** The numbers of the rows that are hidden, by a filter or by hand. */
const hiddenRowsOf = (xml: string): number[] =>
  [...xml.matchAll(/<(?:\w+:)?row\s[^>]*>/gu)]
    .filter(([tag]) => /\shidden=["'](?:1|true)["']/u.test(tag))
    .map(([tag]) => Number(/\sr=["'](\d+)["']/u.exec(tag)?.[1]));

/** A number as Excel shows it, with 15 digits: it stores 13.05 as 13.049999999999999. */
const numberText = (stored: string): string => {
  const number = Number(stored);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : stored;
};
