import { isChoiceTable } from "./choices/choice-sheets.ts";
import { columnsOf, headerAt, isMenu } from "./table/column-names.ts";
import type { SheetRows } from "./table/csv-rows.ts";
import type { FileMenu } from "./table/file-menu.ts";

/** A file that is no text: a workbook of Excel, one that cannot be read, or a picture or document. */
export type FileKind = "text" | "workbook" | "oldWorkbook" | "noTable";

const SIGNATURES: readonly [kind: FileKind, bytes: readonly number[]][] = [
  ["workbook", [0x50, 0x4b, 0x03, 0x04]],
  // Excel until 2003, and each workbook with a password.
  ["oldWorkbook", [0xd0, 0xcf, 0x11, 0xe0]],
  ["noTable", [0x25, 0x50, 0x44, 0x46]],
  ["noTable", [0x89, 0x50, 0x4e, 0x47]],
  ["noTable", [0xff, 0xd8, 0xff]],
];

/** Says by its first bytes what a file is, whatever its name. */
export function fileKind(bytes: Uint8Array): FileKind {
  const found = SIGNATURES.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  return found?.[0] ?? "text";
}

export type Workbook = {
  sheets: SheetRows[];
  /** Those beside them that are not hidden. */
  others: SheetRows[];
  sheet: NonNullable<FileMenu["sheet"]>;
};

/** How the choice of all sheets is named: no sheet can have this name. */
export const ALL_SHEETS = "*";

type Sheet = { name: string; isHidden: boolean; cells: string[][] };

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
    others: rowsOf(shown.filter((sheet) => !read.includes(sheet))),
    sheet: {
      name: takesAll ? ALL_SHEETS : one.name,
      names: menus.length > 1 ? [ALL_SHEETS, ...names] : names,
      starts: startsOf(read),
    },
  };
}

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
    const parts = unzipSync(bytes, { filter: ({ name }) => name === "xl/workbook.xml" });
    const book = strFromU8(parts["xl/workbook.xml"] ?? new Uint8Array());
    const states = [...book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/gu)].map(([tag]) =>
      /\sstate=["'](?:hidden|veryHidden)["']/u.test(tag),
    );
    return read.map(({ sheet, data }, at) => ({
      name: sheet,
      isHidden: states[at] ?? false,
      cells: data.map((row) => row.map((cell) => (cell === null ? "" : String(cell)))),
    }));
  } catch {
    return [];
  }
}

/** A number as Excel shows it, with 15 digits: it stores 13.05 as 13.049999999999999. */
const numberText = (stored: string): string => {
  const number = Number(stored);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : stored;
};
