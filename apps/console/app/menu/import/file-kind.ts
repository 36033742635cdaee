import type { RowFault } from "./table/file-menu.ts";

/** A file that is no text: a ZIP file, as workbooks are, a workbook that cannot be read, or something else than a table. */
export type FileKind =
  | "text"
  | "zip"
  | "oldWorkbook"
  | "picture"
  | "document"
  | "archive"
  | "noTable";

const ascii = (text: string): number[] => [...text].map((each) => each.charCodeAt(0));

const SIGNATURES: readonly [kind: FileKind, bytes: readonly number[], at?: number][] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  // Excel until 2003, and each workbook with a password.
  ["oldWorkbook", [0xd0, 0xcf, 0x11, 0xe0]],
  ["document", ascii("%PDF")],
  ["document", ascii("{\\rtf")],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", ascii("GIF8")],
  ["picture", ascii("WEBP"), 8],
  ["picture", ascii("ftyphei"), 4],
  ["picture", ascii("ftypmif1"), 4],
  ["picture", ascii("ftypavif"), 4],
  ["picture", [0x49, 0x49, 0x2a, 0x00]],
  ["picture", [0x4d, 0x4d, 0x00, 0x2a]],
  ["archive", [0x1f, 0x8b]],
  ["archive", ascii("Rar!")],
  ["archive", [0x37, 0x7a, 0xbc, 0xaf]],
  ["archive", [0x50, 0x4b, 0x05, 0x06]],
];

/** Says by its first bytes what a file is, whatever its name. */
export function fileKind(bytes: Uint8Array): FileKind {
  const found = SIGNATURES.find(([, start, from = 0]) =>
    start.every((byte, at) => bytes[from + at] === byte),
  );
  return found?.[0] ?? "text";
}

/** Returns the content of a workbook of LibreOffice (.ods); null where a ZIP file is something else. */
export async function openDocumentContent(bytes: Uint8Array): Promise<string | null> {
  if (!/opendocument\.spreadsheet/u.test(startOf(bytes))) return null;
  const { strFromU8, unzipSync } = await import("fflate");
  try {
    const parts = unzipSync(bytes, { filter: ({ name }) => name === "content.xml" });
    return strFromU8(parts["content.xml"] ?? new Uint8Array());
  } catch {
    return null;
  }
}

/** The first part of an OpenDocument says what it is, and is not compressed. */
const startOf = (bytes: Uint8Array): string =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 120));

/** Says what a ZIP file is whose sheets cannot be read: an archive, or a document of another program. */
export async function zipKind(bytes: Uint8Array): Promise<RowFault["kind"]> {
  const { unzipSync } = await import("fflate");
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
  } catch {
    return "oldWorkbook";
  }
  const isOfText = /opendocument\.(?:text|presentation|graphics)/u.test(startOf(bytes));
  if (isOfText || names.some((name) => /^(?:word|ppt)\//u.test(name))) return "document";
  const isSheet = names.some((name) => /^xl\/|^Index\/|^content\.xml$/u.test(name));
  return isSheet ? "oldWorkbook" : "archive";
}
