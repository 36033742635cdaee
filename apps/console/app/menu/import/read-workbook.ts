import { isMenu } from "./column-names.ts";
import type { CsvRows } from "./csv-rows.ts";
import type { FileMenu } from "./file-menu.ts";

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

export type Workbook = CsvRows & { sheet: NonNullable<FileMenu["sheet"]> };

/**
 * Returns the rows of a sheet of a workbook of Excel (.xlsx) as those of a CSV; null for a file that only
 * seems to be one, such as a document of Numbers. Without a name it is the first sheet with the columns of
 * a menu.
 */
export async function readWorkbook(bytes: Uint8Array, wanted?: string): Promise<Workbook | null> {
  // Only a workbook needs the library.
  const { default: readSheets } = await import("read-excel-file/universal");
  const file = new Uint8Array(bytes).buffer;
  const all = await readSheets(file, { parseNumber: numberText }).catch(() => []);
  const sheets = all.map(({ sheet, data }) => ({
    name: sheet,
    cells: data.map((row) => row.map((cell) => (cell === null ? "" : String(cell)))),
  }));
  const filled = sheets.filter(({ cells }) => cells.length > 0);
  const read =
    filled.find(({ name }) => name === wanted) ??
    filled.find(({ cells }) => isMenu(cells)) ??
    filled[0] ??
    sheets[0];
  if (!read) return null;
  return {
    rows: read.cells.map((cells, at) => ({ line: at + 1, cells })),
    broken: new Set(),
    sheet: { name: read.name, names: filled.map(({ name }) => name) },
  };
}

/** A number as Excel shows it, with 15 digits: it stores 13.05 as 13.049999999999999. */
const numberText = (stored: string): string => {
  const number = Number(stored);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : stored;
};
