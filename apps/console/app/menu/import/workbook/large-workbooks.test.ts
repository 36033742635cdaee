import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { workbookOf } from "../../testing/workbook.ts";
import { readMenuFile } from "../read-menu-file.ts";

const header = ["Category", "Name", "Price"];
const menu = [header, ["Soups", "Broth", "5"]];

/** A workbook of Excel whose first sheet ends with this. */
function excelEndingWith(more: string): Uint8Array {
  const sheet = "xl/worksheets/sheet1.xml";
  const rows = `<row r="1">${header
    .map((text, at) => `<c r="${"ABC"[at]}1" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join("")}</row>`;
  const xml = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}${more}</sheetData></worksheet>`;
  return workbookOf([{ name: "Menu", rows: menu }], { [sheet]: xml });
}
const far = (cell: string) => excelEndingWith(`<row r="1048576">${cell}</row>`);

const openDocument = (rows: string) =>
  zipSync({
    mimetype: [strToU8("application/vnd.oasis.opendocument.spreadsheet"), { level: 0 }],
    "content.xml": strToU8(
      `<office:spreadsheet><table:table table:name="M">${rows}</table:table></office:spreadsheet>`,
    ),
  });
const page = (rows: string) => strToU8(`<table><tr><th>Name<th>Price</tr>${rows}</table>`);

test.each<[string, () => Uint8Array]>([
  [
    "a cell in the last row and column of Excel",
    () => far('<c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c>'),
  ],
  [
    "rows that are repeated after an empty part that is",
    () =>
      openDocument(
        '<table:table-row table:number-rows-repeated="1000"><table:table-cell table:number-columns-repeated="16000"/><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>',
      ),
  ],
  ["very wide cells of a page", () => page(`<tr>${"<td colspan=16384>x".repeat(500)}</tr>`)],
  ["wide cells over many rows", () => page("<tr><td colspan=16384 rowspan=9>".repeat(500))],
  ["tables in tables", () => page("<table><tr><td>".repeat(5000))],
  ["a CSV of more columns than Excel has", () => strToU8(`${"a,".repeat(200_000)}\nx,y,5`)],
  [
    "sheets that unpack to more than a menu has",
    () => excelEndingWith(`${" ".repeat(100_000_000)}`),
  ],
])("%s would stop the page, and are refused", async (_, file) => {
  const { faults, products } = await readMenuFile(file(), "menu.xlsx", menuOf({}));
  expect(products).toEqual([]);
  expect(faults).toEqual([{ line: null, column: null, kind: "tooManyCells", value: "" }]);
});

test("an empty cell in the last row and column, such as one with a colour, harms no menu", async () => {
  const dish =
    '<row r="2"><c r="B2" t="inlineStr"><is><t>Broth</t></is></c><c r="C2"><v>5</v></c></row>';
  const file = excelEndingWith(`${dish}<row r="1048576"><c r="XFD1048576" s="1"/></row>`);
  const { products } = await readMenuFile(file, "menu.xlsx", menuOf({}));
  expect(products.map(({ name }) => name)).toEqual(["Broth"]);
});
