import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { workbookOf } from "../../testing/workbook.ts";
import { readMenuFile } from "../read-menu-file.ts";

async function read(file: string | Uint8Array, sheet?: string) {
  const bytes = typeof file === "string" ? strToU8(file) : file;
  const menu = await readMenuFile(bytes, "menu.xls", menuOf({}), { sheet });
  const dishes = menu.products.map((dish) => {
    const sizes = dish.change(null).product_variants ?? [];
    return `${dish.category} / ${dish.name}: ${sizes.map(({ price }) => price).join(", ")}`;
  });
  return { ...menu, dishes };
}

const head = "<tr><th>Category<th>Name<th>Price</tr>";

test("a web page under the name of a workbook is read as its table", async () => {
  const page = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td { color: red }</style></head>
    <body><table border=1><caption>Menu</caption>
    ${head}
    <tr><td rowspan="2">Soups</td><td>Broth
        of <b>beef</b></td><td>$&nbsp;5.50</td></tr>
    <tr><td>Lentils &amp; bacon<br>with bread</td><td x:num="6.00">6.00</td></tr>
    <tr style="display:none"><td>Soups</td><td>Old soup</td><td>1</td></tr>
    <tr><td>Drinks<td>Water<td>two</tr></table></body></html>`;
  const { dishes, faults, notes, sheet } = await read(page);
  expect(dishes.slice(0, 2)).toEqual([
    "Soups / Broth of beef: 5.5",
    "Soups / Lentils & bacon\nwith bread: 6",
  ]);
  expect(dishes).toHaveLength(3);
  // The rows count as in the table.
  expect(faults).toEqual([{ line: 5, column: "price", kind: "price", value: "two" }]);
  expect(notes).toEqual([{ line: null, kind: "hiddenRows", value: "4" }]);
  expect(sheet?.names).toEqual(["Menu"]);
});

test("the tables of a page are one menu, each in the category of its heading", async () => {
  const table = (...rows: string[]) =>
    `<table><tr><td>Name</td><td>Price</td></tr>${rows.join("")}</table>`;
  const page = `<!DOCTYPE html><body><h1>Our menu</h1><h2>Pizza</h2>
    ${table("<tr><td>Margherita</td><td>9</td></tr>")}
    <h2>Drinks</h2><p>cold</p>${table("<tr><td>Cola</td><td>3</td></tr>")}
    ${table("<tr><td>Bread</td><td>1</td></tr>")}</body>`;
  const { dishes } = await read(page);
  expect(dishes).toEqual(["Pizza / Margherita: 9", "Drinks / Cola: 3", "null / Bread: 1"]);
  expect((await read(page, "Drinks")).dishes).toEqual(["Drinks / Cola: 3"]);
});

test("cells over several columns and rows keep the others in their columns, and a table in a cell is its own", async () => {
  const page = `<table>
    <tr><td colspan="3">Tables of today</td></tr>${head}
    <tr><td rowspan="2" colspan="1">Soups</td><td>Broth</td><td>5</td></tr>
    <tr><td>Stew</td><td>6<table><tr><td>Weight</td></tr></table></td></tr></table>`;
  const { dishes, sheet } = await read(page);
  expect(dishes).toEqual(["Soups / Broth: 5", "Soups / Stew: 6"]);
  expect(sheet?.names).toHaveLength(2);
});

const excel2003 = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
 <Worksheet ss:Name="Old"><Table><Row><Cell><Data ss:Type="String">Name</Data></Cell></Row></Table>
  <WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>
 <Worksheet ss:Name="Menu"><Table>
  <Row><Cell><Data ss:Type="String">Category</Data></Cell><Cell ss:Index="3"><Data ss:Type="String">Name</Data></Cell>
   <Cell><Data ss:Type="String">Price</Data></Cell></Row>
  <Row ss:Index="3"><Cell ss:MergeAcross="1"><Data ss:Type="String">Soups</Data></Cell><Cell><Data ss:Type="String">Fish &amp; chips</Data>
   <Comment><ss:Data><B>Ask the cook</B></ss:Data></Comment></Cell><Cell><Data ss:Type="Number">13.049999999999999</Data></Cell></Row>
  <Row ss:Hidden="1"><Cell ss:Index="3"><Data ss:Type="String">Gone</Data></Cell></Row>
 </Table></Worksheet></Workbook>`;

test("a workbook of Excel 2003 in XML is read", async () => {
  const { dishes, sheet, notes, products } = await read(excel2003);
  expect(dishes).toEqual(["Soups / Fish & chips: 13.05"]);
  expect(products[0]?.line).toBe(3);
  expect(sheet?.names).toEqual(["Menu", "Old"]);
  expect(notes).toEqual([{ line: null, kind: "hiddenRows", value: "4" }]);
});

const openDocument = (tables: string, styles = ""): Uint8Array =>
  zipSync({
    mimetype: [strToU8("application/vnd.oasis.opendocument.spreadsheet"), { level: 0 }],
    "content.xml": strToU8(
      `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles>
      <office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });
const cell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
const price = (value: string, text: string) =>
  `<table:table-cell office:value-type="currency" office:value="${value}"><text:p>${text}</text:p></table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;

test("a workbook of LibreOffice is read, repeated and covered cells included", async () => {
  const file = openDocument(
    `<table:table table:name="Old" table:style-name="ta2">${row(cell("Name"), cell("Price"))}</table:table>
    <table:table table:name="Menu" table:style-name="ta1">
    ${row(cell("Category"), cell("Name"), '<table:table-cell table:number-columns-repeated="2"/>', cell("Price"))}
    <table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
    ${row(cell("Soups"), cell('Fish<text:s text:c="2"/>soup<office:annotation><text:p>of the day</text:p></office:annotation>'), "<table:covered-table-cell/>", "<table:table-cell/>", price("13.049999999999999", "13 €"))}
    <table:table-row table:visibility="collapse">${cell("Soups")}${cell("Gone")}</table:table-row>
    <table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
    </table:table>`,
    '<style:style style:name="ta1"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>',
  );
  const { dishes, products, sheet, notes } = await read(file);
  expect(dishes).toEqual(["Soups / Fish  soup: 13.05"]);
  expect(products[0]?.line).toBe(5);
  expect(sheet?.names).toEqual(["Menu", "Old"]);
  expect(notes).toEqual([{ line: null, kind: "hiddenRows", value: "6" }]);
});

test("a cell over several rows says the same of each, in every kind of workbook", async () => {
  const names = [
    ["Pizza", "Large", "9"],
    ["", "Small", "7"],
  ];
  const header = ["Category", "Name", "Size", "Price"];
  const excel = workbookOf([
    {
      name: "Menu",
      rows: [header, ...names.map(([name = "", ...rest], at) => [at ? "" : "Hot", name, ...rest])],
      merged: ["A2:A3", "B2:B3"],
    },
  ]);
  const spanning = (text: string) =>
    `<table:table-cell table:number-rows-spanned="2"><text:p>${text}</text:p></table:table-cell>`;
  const data = (text: string, more = "") =>
    `<Cell${more}><Data ss:Type="String">${text}</Data></Cell>`;
  const down = ' ss:MergeDown="1"';
  const libre = openDocument(
    `<table:table table:name="Menu">${row(...header.map(cell))}
    ${row(spanning("Hot"), spanning("Pizza"), cell("Large"), price("9", "9"))}
    ${row("<table:covered-table-cell/>", "<table:covered-table-cell/>", cell("Small"), price("7", "7"))}</table:table>`,
  );
  const excelXml = `<?xml version="1.0"?><Workbook><Worksheet ss:Name="Menu"><Table>
    <Row>${header.map((each) => data(each)).join("")}</Row>
    <Row>${data("Hot", down)}${data("Pizza", down)}${data("Large")}${data("9")}</Row>
    <Row>${data("Small", ' ss:Index="3"')}${data("7")}</Row></Table></Worksheet></Workbook>`;
  const page = `<table><tr>${header.map((each) => `<th>${each}`).join("")}
    <tr><td rowspan=2>Hot<td rowspan=2>Pizza<td>Large<td>9<tr><td>Small<td>7</table>`;
  for (const file of [excel, libre, excelXml, page]) {
    const { dishes, faults } = await read(file);
    expect({ dishes, faults }).toEqual({ dishes: ["Hot / Pizza: 9, 7"], faults: [] });
  }
});

test.each([
  ["a web page without a table", "<html><body>Menu: soup 5 €</body></html>", "noTable"],
  ["XML of another kind", '<?xml version="1.0"?><menu><dish>Soup</dish></menu>', "noTable"],
  ["a workbook that is torn", openDocument("").subarray(0, 150), "oldWorkbook"],
])("%s is refused with what to do instead", async (_, file, kind) => {
  expect((await read(file)).faults).toMatchObject([{ line: null, kind }]);
});
