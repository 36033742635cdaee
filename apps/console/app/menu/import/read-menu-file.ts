import { decodeFile } from "./encoding/decode-file.ts";
import type { ReadMenu } from "./menu-of-lines.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { fileKind, readWorkbook } from "./read-workbook.ts";
import { csvRows } from "./table/csv-rows.ts";
import type { FileMenu, RowFault } from "./table/file-menu.ts";

/**
 * Reads the dishes of a file: a CSV in any encoding, one or all sheets of a workbook of Excel, or the JSON of an
 * import file.
 */
export async function readMenuFile(
  bytes: Uint8Array,
  name: string,
  menu: ReadMenu,
  sheet?: string,
): Promise<FileMenu> {
  const kind = fileKind(bytes);
  if (kind === "workbook") {
    const book = await readWorkbook(bytes, sheet);
    return book
      ? { ...readCsv(book.sheets, menu, book.others), sheet: book.sheet }
      : refused("oldWorkbook");
  }
  if (kind !== "text") return refused(kind);
  const text = decodeFile(bytes);
  if (/^\s*[[{]/u.test(text) || name.endsWith(".json")) return readJson(text, menu.currency);
  // A map of delivery zones, for example.
  if (/^\s*(?:<\?xml[^>]*>\s*)?<(?:kml|gpx|svg|rss|feed)[\s>]/iu.test(text))
    return refused("noTable");
  // Other systems save a web page under the name of a workbook.
  if (/^\s*<(?:!doctype|html|\?xml|table|meta)/iu.test(text)) return refused("oldWorkbook");
  const { default: papaparse } = await import("papaparse");
  return readCsv(csvRows(papaparse.parse, text), menu);
}

const refused = (kind: RowFault["kind"]): FileMenu => ({
  products: [],
  faults: [{ line: null, column: null, kind, value: "" }],
});
