import type { CsvRows } from "./csv-rows.ts";

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

/**
 * Returns the rows of the first sheet of a workbook of Excel (.xlsx) as those of a CSV; null for a file that only
 * seems to be one, such as a document of Numbers.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<CsvRows | null> {
  // Only a workbook needs the library.
  const { readSheet } = await import("read-excel-file/universal");
  const file = new Uint8Array(bytes).buffer;
  const sheet = await readSheet(file, undefined, { parseNumber: numberText }).catch(() => null);
  if (!sheet) return null;
  const rows = sheet.map((cells, at) => ({
    line: at + 1,
    cells: cells.map((cell) => (cell === null ? "" : String(cell))),
  }));
  return { rows, broken: new Set() };
}

/** A number as Excel shows it, with 15 digits: it stores 13.05 as 13.049999999999999. */
const numberText = (stored: string): string => {
  const number = Number(stored);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : stored;
};
