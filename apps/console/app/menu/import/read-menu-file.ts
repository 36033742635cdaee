import { decodeFile } from "./encoding/decode-file.ts";
import { fileKind, zipKind } from "./file-kind.ts";
import type { ReadMenu } from "./menu-of-lines.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { readWorkbook } from "./read-workbook.ts";
import { csvRows } from "./table/csv-rows.ts";
import type { AmountUnit, FileMenu, RowFault } from "./table/file-menu.ts";

/** What the owner chose for a file: its sheet, and the unit of amounts that are written without one. */
export type ReadOptions = { sheet?: string; unit?: AmountUnit };

/**
 * Reads the dishes of a file: a CSV in any encoding, one or all sheets of a workbook of Excel, or JSON, of an
 * import file or of another system.
 */
export async function readMenuFile(
  bytes: Uint8Array,
  name: string,
  menu: ReadMenu,
  { sheet, unit }: ReadOptions = {},
): Promise<FileMenu> {
  if (bytes.length > MAX_FILE_BYTES)
    return refused("tooLarge", String(Math.ceil(bytes.length / 1e6)));
  const kind = fileKind(bytes);
  if (kind === "workbook") {
    const book = await readWorkbook(bytes, sheet);
    if (!book) return refused(await zipKind(bytes));
    const read = readCsv(book.sheets, menu, book.others);
    return { ...read, notes: [...book.hidden, ...(read.notes ?? [])], sheet: book.sheet };
  }
  if (kind !== "text") return refused(kind);
  const text = decodeFile(bytes);
  if (/^\s*[[{]/u.test(text) || name.endsWith(".json")) return readJson(text, menu, unit);
  // A map of delivery zones, for example.
  if (/^\s*(?:<\?xml[^>]*>\s*)?<(?:kml|gpx|svg|rss|feed)[\s>]/iu.test(text))
    return refused("noTable");
  // Other systems save a web page under the name of a workbook.
  if (/^\s*<(?:!doctype|html|\?xml|table|meta)/iu.test(text)) return refused("oldWorkbook");
  const { default: papaparse } = await import("papaparse");
  return readCsv(csvRows(papaparse.parse, text), menu);
}

/** In bytes. A menu of thousands of dishes has a tenth of it; reading much more stops the page for long. */
export const MAX_FILE_BYTES = 20_000_000;

const refused = (kind: RowFault["kind"], value = ""): FileMenu => ({
  products: [],
  faults: [{ line: null, column: null, kind, value }],
});
