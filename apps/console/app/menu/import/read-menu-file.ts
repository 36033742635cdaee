import { decodeFile } from "./encoding/decode-file.ts";
import { fileKind, openDocumentContent, zipKind } from "./file-kind.ts";
import { withoutDotLeaders } from "./hand-made/dot-leaders.ts";
import type { ReadMenu } from "./lines-to-menu.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { checkUnpackedSize, TooManyCells } from "./table/cell-budget.ts";
import { csvRows } from "./table/csv-rows.ts";
import type { AmountOptions, FileMenu, RowFault } from "./table/file-menu.ts";
import { excelSheets } from "./workbook/excel-sheets.ts";
import { htmlTables } from "./workbook/html-tables.ts";
import { openDocumentSheets } from "./workbook/open-document.ts";
import { readWorkbook } from "./workbook/read-workbook.ts";
import type { Sheet } from "./workbook/sheet.ts";
import { spreadsheetXml } from "./workbook/spreadsheet-xml.ts";

/** What the owner chose for a file: its sheet, and what amounts mean that the file leaves open. */
export type ReadOptions = AmountOptions & { sheet?: string };

/**
 * Reads the dishes of a file: a CSV in any encoding, one or all sheets of a workbook (of Excel, of LibreOffice, or a web page
 * under such a name), or JSON, of an import file or of another system.
 */
export async function readMenuFile(
  bytes: Uint8Array,
  name: string,
  menu: ReadMenu,
  options: ReadOptions = {},
): Promise<FileMenu> {
  if (bytes.length > MAX_FILE_BYTES)
    return refused("tooLarge", String(Math.ceil(bytes.length / 1e6)));
  try {
    return await readKind(bytes, name, menu, options);
  } catch (error) {
    if (error instanceof TooManyCells) return refused("tooManyCells");
    throw error;
  }
}

/** Reads a file by what it is. Throws `TooManyCells` for sheets that would stop the page. */
async function readKind(
  bytes: Uint8Array,
  name: string,
  menu: ReadMenu,
  options: ReadOptions,
): Promise<FileMenu> {
  const { sheet: _, ...amounts } = options;
  const kind = fileKind(bytes);
  if (kind === "zip") {
    const sheets = await zippedSheets(bytes);
    return fromSheets(sheets, menu, options) ?? refused(await zipKind(bytes));
  }
  if (kind !== "text") return refused(kind);
  const text = decodeFile(bytes);
  if (/^\s*[[{]/u.test(text) || name.endsWith(".json")) return readJson(text, menu, options.unit);
  // Other systems save a web page, or XML, under the name of a workbook.
  if (MARKUP.test(text)) {
    const sheets = XML.test(text) ? await spreadsheetXml(text) : await htmlTables(text);
    return fromSheets(sheets, menu, options) ?? refused("noTable");
  }
  const { default: papaparse } = await import("papaparse");
  const typed = withoutDotLeaders(text);
  const rows =
    typed === null ? csvRows(papaparse.parse, text) : csvRows(papaparse.parse, typed, "\t");
  return readCsv(rows, menu, amounts);
}

/** In bytes. A menu of thousands of dishes has a tenth of it; reading much more stops the page for long. */
export const MAX_FILE_BYTES = 20_000_000;

/** How web pages and XML begin, maps of delivery zones among these; the cells of a CSV may have tags too. */
const MARKUP =
  /^\s*<(?:!doctype|!--|\?xml|(?:html|head|meta|style|body|div|table|kml|gpx|svg|rss|feed|(?:\w+:)?workbook)[\s>])/iu;
/** A web page may begin as XML too. */
const XML = /^\s*<(?:\?xml(?!.{0,1000}<html)|(?:\w+:)?Workbook)[\s>]/isu;

/** The sheets of a workbook that is a ZIP file; none where it is something else. */
async function zippedSheets(bytes: Uint8Array): Promise<Sheet[]> {
  await checkUnpackedSize(bytes);
  const content = await openDocumentContent(bytes);
  return content === null ? excelSheets(bytes) : openDocumentSheets(content);
}

function fromSheets(
  sheets: readonly Sheet[],
  menu: ReadMenu,
  { sheet, ...amounts }: ReadOptions,
): FileMenu | null {
  const book = readWorkbook(sheets, menu.currency, sheet);
  if (!book) return null;
  const read = readCsv(book.sheets, menu, { others: book.others, ...amounts });
  return { ...read, notes: [...book.hidden, ...(read.notes ?? [])], sheet: book.sheet };
}

const refused = (kind: RowFault["kind"], value = ""): FileMenu => ({
  products: [],
  faults: [{ line: null, column: null, kind, value }],
});
