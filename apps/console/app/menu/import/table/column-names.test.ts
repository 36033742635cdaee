import papaparse from "papaparse";
import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { readCsv } from "../read-csv.ts";
import { csvRows } from "./csv-rows.ts";

const readFile = (text: string) => readCsv(csvRows(papaparse.parse, text), menuOf({}));

test("a file is divided as its first line is, however many commas its texts have", () => {
  const lines = ["Kategorie;Gericht;Zutaten (mit Salz, Öl);Größe;Preis"];
  for (const dish of ["Gulasch", "Linsen"]) lines.push(`Suppen;${dish};Salz, Öl;klein;6,50`);
  const found = readFile(`${lines.join("\r\n")}\r\n`);
  expect(found.faults).toEqual([]);
  const dish = { description: "Salz, Öl", product_variants: [{ name: "klein", price: 6.5 }] };
  expect(found.products.map(({ change }) => change(null))).toMatchObject([dish, dish]);
});

test.each([
  ["Item;Item Name;Menu category;Price", "name", "Item Name", ["Item"], "2"],
  ["Title;Name;Category;Price", "name", "Name", ["Title"], "2"],
  ["Categoría;Nombre;Precio $;Price", "price", "Price", ["Precio $"], "4"],
  ["Name;Category;Price [Centro];Price [Sur]", "price", "Price [Centro]", ["Price [Sur]"], "3"],
  [
    "Category;Ingredients;Description;Name;Price",
    "description",
    "Description",
    ["Ingredients"],
    "3",
  ],
])(
  "of the columns %s the clearest is read as %s, and the others are named",
  (header, column, read, unread, cell) => {
    const cells = header.split(";").map((_, at) => at + 1);
    const found = readFile(`${header}\n${cells.join(";")}`);
    expect(found).toMatchObject({ faults: [], doubled: [{ column, read, unread }] });
    const { name, description, product_variants } = found.products[0]?.change(null) ?? {};
    const values = { name, description, price: `${product_variants?.[0]?.price}` };
    expect(values[column as keyof typeof values]).toBe(cell);
  },
);
