import papaparse from "papaparse";
import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readCsv } from "../read-csv.ts";
import { csvRows } from "./csv-rows.ts";

function read(text: string, language: string | null = "de") {
  const file = readCsv(csvRows(papaparse.parse, text), { ...menuOf({}), language });
  const { created, faults } = diffMenu(menuOf({}), file);
  return { product: created[0]?.product, category: created[0]?.category, faults, file };
}

test.each([
  "category_en,category_de,name_en,name_de,description_en,description_de,price",
  "Category (EN),Category (DE),Name (EN),Name (DE),Description EN,Beschreibung DE,Price",
  "Kategorie Englisch,Kategorie Deutsch,EN Name,DE Name,Info[en],Text,Preis",
])("of columns in several languages %s the company's is read", (header) => {
  const { product, category, faults, file } = read(
    `${header}\nSoups,Suppen,Broth,Brühe,Clear,Klar,5`,
  );
  expect(faults).toEqual([]);
  expect([category, product?.name]).toEqual(["Suppen", "Brühe"]);
  expect(product?.translations?.en?.name).toBe("Broth");
  expect(file.unknown?.[0]).toBe(header.split(",")[0]);
});

test("without the company's language the first one is the name", () => {
  const { product } = read("category,name_en,name_pl,price\nA,Broth,Rosół,5", "fr");
  expect([product?.name, product?.translations]).toEqual(["Broth", undefined]);
});

test("a name beside one with a language stays the name", () => {
  const { product } = read("category,name,name_en,price\nA,Brühe,Broth,5");
  expect(product).toMatchObject({ name: "Brühe", translations: { en: { name: "Broth" } } });
});

test("the id and the number of an item are no languages", () => {
  const { product, file } = read("Item ID,Item No,Item Name,category,price\n1,2,Soup,A,5");
  expect([product?.name, product?.translations]).toEqual(["Soup", undefined]);
  expect(file.unknown).toEqual(["Item ID", "Item No"]);
});
