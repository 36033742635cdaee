import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { workbookOf } from "../../testing/workbook.ts";
import { diffMenu } from "../menu-diff.ts";
import { readMenuFile } from "../read-menu-file.ts";

const menu = menuOf({});

test("hidden columns of a workbook are not read, and named", async () => {
  const rows = [
    ["category", "name", "price", "Preis"],
    ["A", "Soup", "5", "6"],
  ];
  const cells = rows.map((row, line) => {
    const texts = row.map(
      (text, at) => `<c r="${"ABCD"[at]}${line + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
    );
    return `<row r="${line + 1}">${texts.join("")}</row>`;
  });
  // As Excel writes it, the empty columns up to the last one are hidden too.
  const columns =
    '<cols><col min="3" max="3" hidden="1"/><col min="6" max="16384" hidden="1"/></cols>';
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${columns}<sheetData>${cells.join("")}</sheetData></worksheet>`;
  const book = workbookOf([{ name: "S", rows: [] }], { "xl/worksheets/sheet1.xml": sheet });
  const file = await readMenuFile(book, "menu.xlsx", menu);
  const { created } = diffMenu(menu, file);
  expect(created[0]?.product.product_variants?.[0]?.price).toBe(6);
  expect(file.notes).toEqual([{ line: null, kind: "hiddenColumns", value: "C" }]);
});

test("a title above repeated names of columns is the category of the dishes below them", async () => {
  const header = ["Nr.", "Gericht", "Preis"];
  const rows = [
    ["Speisekarte"],
    [],
    ["VORSPEISEN"],
    header,
    ["1", "Suppe", "5.5"],
    ["2", "Salat", "6.9"],
    [],
    ["HAUPTGERICHTE"],
    header,
    ["10", "Schnitzel", "14.9"],
  ];
  const merged = ["A1:C1", "A3:C3", "A8:C8"];
  const file = await readMenuFile(workbookOf([{ name: "S", rows, merged }]), "menu.xlsx", menu);
  const dishes = diffMenu(menu, file).created.map(({ category, product }) => [
    category,
    product.name,
  ]);
  expect(dishes).toEqual([
    ["VORSPEISEN", "Suppe"],
    ["VORSPEISEN", "Salat"],
    ["HAUPTGERICHTE", "Schnitzel"],
  ]);
});
