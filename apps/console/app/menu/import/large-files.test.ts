import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { menuOf } from "../testing/menu-fixture.ts";
import { readMenuFile } from "./read-menu-file.ts";

const read = (text: string, name = "menu.csv") => readMenuFile(strToU8(text), name, menuOf({}));
const repeated = (text: string, megabytes: number): string =>
  text.repeat((megabytes * 1e6) / text.length);

const head = "category,name,price\n";
const row = "Tacos,Taco al pastor,25.00\n";
const tooManyCells = { line: null, column: null, kind: "tooManyCells", value: "" };

test.each([
  ["many more rows than a menu", head + repeated(row, 9), "menu.csv"],
  ["a list of numbers", `[${repeated("1,", 6)}1]`, "menu.json"],
  ["a list of empty objects", `[${repeated("{},", 6)}{}]`, "menu.json"],
  ["more dishes than are read", `[${'{"name":"Taco","price":1},'.repeat(30_000)}{}]`, "menu.json"],
  ["lists in lists", `${"[".repeat(5000)}${"]".repeat(5000)}`, "menu.json"],
  [
    "an object of more fields than a table has columns",
    `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":{"name":"a"}`).join(",")}}`,
    "menu.json",
  ],
  ["a long cell of a page", `<table><tr><td>${"x ".repeat(20_000)}</table>`, "menu.xls"],
])("%s is refused, and not read to its end", async (_, text, name) => {
  const { products, faults } = await read(text, name);
  expect(products).toEqual([]);
  expect(faults).toEqual([tooManyCells]);
});

test("of an import file with more dishes than are read none is read", async () => {
  const dishes = '{"id":"a","name":"Taco"},'.repeat(30_000);
  const { faults } = await read(`{"categories":[{"name":"x","products":[${dishes}{}]}]}`, "a.json");
  expect(faults).toEqual([{ line: null, column: null, kind: "tooMany", value: "30001" }]);
});

test.each([
  ["in a short file", 'Tacos,"Taco,25.00\nTacos,Gringa,30.00\n'],
  ["before 18 MB", `Tacos,"Taco,25.00\n${repeated(row, 18)}`],
  ["that a quote far below ends", `Tacos,"Taco,25.00\n${row.repeat(2000)}"`],
])("a quote without a second one %s is the only fault, in its line", async (_, rows) => {
  const { products, faults } = await read(`${head}${row}${rows}`);
  expect(products).toEqual([]);
  expect(faults).toEqual([{ line: 3, column: null, kind: "quote", value: "", stops: true }]);
});

test("a million empty rows below the dishes harm no menu, nor does a comma at the end of a text", async () => {
  const { products, faults } = await read(
    `category;name;price;description\nTacos;Taco;25;Grilled,\n${";;;\n".repeat(1_000_000)}`,
  );
  expect(faults).toEqual([]);
  expect(products.map(({ change }) => change(null).description)).toEqual(["Grilled,"]);
});

test("a large file in an old encoding is read as its beginning is", async () => {
  const rows = Array.from({ length: 4000 }, (_, at) => `Jalapeño ${at};5;${"x".repeat(600)}\n`);
  const text = `nombre;precio;categoría\n${rows.join("")}`;
  const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const { products } = await readMenuFile(bytes, "menu.csv", menuOf({}));
  expect(products.at(-1)?.name).toBe("Jalapeño 3999");
});
