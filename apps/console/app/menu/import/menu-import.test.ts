import papaparse from "papaparse";
import { expect, test } from "vitest";
import { entryOf, menuOf, sauces } from "../testing/menu-fixture.ts";
import { decodeFile } from "./encoding/decode-file.ts";
import { diffMenu } from "./menu-diff.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { csvRows } from "./table/csv-rows.ts";

const taco = entryOf("taco", {
  name: "=Taco",
  description: "Maíz, asado",
  allergens: ["milk", "nuts"],
  diets: ["spicy"],
  product_variants: [
    { id: "small", name: "Chico", price: 12.5 },
    { id: "large", name: "Grande", price: 20, original_price: 25 },
  ],
  modifier_groups: [sauces],
});
const stew = entryOf("stew", { visible: false, allergens: [] });
const menu = menuOf({ food: [taco, stew] });
const category = "food";

const read = (text: string) => readCsv(csvRows(papaparse.parse, text), menu);
const diff = (text: string) => diffMenu(menu, read(text));

test("a changed price, a new size and a new dish are found, and what the file lacks is kept", () => {
  const found = diff(
    `category;name;size;price\n${category};=Taco;Chico;13,00\n${category};=Taco;Familiar;40\nBebidas;Agua;;15`,
  );
  expect(found.faults).toEqual([]);
  expect(found.missing.map(({ id }) => id)).toEqual(["stew"]);
  const [changed] = found.changed;
  expect(changed?.product).toMatchObject({
    id: "taco",
    description: taco.product.description,
    allergens: ["milk", "nuts"],
    modifier_groups: [sauces],
    product_variants: [
      { id: "small", name: "Chico", price: 13 },
      { id: "large", name: "Grande", price: 20, original_price: 25 },
      { name: "Familiar", price: 40 },
    ],
  });
  expect(found.created).toMatchObject([
    { line: 4, category: "Bebidas", product: { name: "Agua", product_variants: [{ price: 15 }] } },
  ]);
});

test.each([
  ["name,price\n,10", { line: 2, column: "name", kind: "noName" }],
  ["name,price\nAgua,abc", { line: 2, column: "price", kind: "price", value: "abc" }],
  ["name,price\nAgua,-5", { line: 2, column: "price", kind: "price", value: "-5" }],
  ["name,price,visible\nstew,5,maybe", { line: 2, column: "visible", kind: "yesNo" }],
  ["name,price,diets\nstew,5,paleo", { line: 2, column: "diets", kind: "code", value: "paleo" }],
  ["name,price\nAgua,10", { line: 2, column: "category", kind: "noCategory" }],
  [
    "id,name,price,category\nstew,stew,5,Postres",
    { line: 2, column: "category", kind: "otherCategory" },
  ],
  [
    'name,description,price\r\nAgua,"a\r\n\r\nb",1\r\n\r\nTé,"c\nd\re",1\r\nPan,f,abc',
    { line: 9, column: "price", kind: "price", value: "abc" },
  ],
  // A price with a comma and without quotes: the file's 12,50 must not become 12.
  ["category,name,price\nfood,Pan,12,50", { line: 2, column: null, kind: "cells" }],
  ['name,price,description\nstew,5,ok\n=Taco,5,"a\nAgua,5,b', { line: 3, kind: "quote" }],
  ['name,price,description\nstew,5,a "b" c\n=Taco,5,"a"b\nAgua,5,b', { line: 3, kind: "quote" }],
  ["Gericht,Preis,Preis\nAgua,5,6", { line: 1, column: "price", kind: "repeated" }],
  ["sep=;\r\nname;price\r\nAgua;abc", { line: 3, column: "price", kind: "price" }],
  ["name;size\nAgua;L", { line: 1, column: "price", kind: "noColumn" }],
  ["name,price\n\n", { line: null, kind: "empty" }],
])("the file %j has a fault by line and column", (text, fault) => {
  const { faults } = diff(text);
  expect(faults[0]).toMatchObject(fault);
});

const bytes = (...list: number[]) => new Uint8Array(list);
test.each([
  ["UTF-8", new TextEncoder().encode("Maíz")],
  ["UTF-8 with a mark", new TextEncoder().encode("\uFEFFMaíz")],
  ["Windows-1252", bytes(0x4d, 0x61, 0xed, 0x7a)],
  ["UTF-16 with a mark", bytes(0xff, 0xfe, 0x4d, 0, 0x61, 0, 0xed, 0, 0x7a, 0)],
  ["UTF-16 without a mark", bytes(0x4d, 0, 0x61, 0, 0xed, 0, 0x7a, 0)],
  ["UTF-16 the other way round", bytes(0, 0x4d, 0, 0x61, 0, 0xed, 0, 0x7a)],
])("a file in %s is read", (_, file) => {
  expect(decodeFile(file)).toBe("Maíz");
});

test("the menu of an import file is compared by the ids of its dishes", () => {
  const products = [
    { ...stew.product, name: "Guiso" },
    { ...taco.product, id: "new", product_variants: [{ id: "v", price: 1.6500000000000001 }] },
  ];
  const file = readJson(JSON.stringify({ categories: [{ name: category, products }] }), menu);
  const found = diffMenu(menu, file);
  expect(found.changed).toMatchObject([{ fields: ["name"], product: { id: "stew" } }]);
  expect(found.created).toMatchObject([
    { product: { id: "new", product_variants: [{ price: 1.65 }] } },
  ]);
  expect(readJson("{", menu).faults).toMatchObject([{ kind: "notJson" }]);
  expect(readJson('{"categories": []}', menu).faults).toMatchObject([{ kind: "empty" }]);
});

test.each([
  [
    { product_variants: [{ id: "v", price: "12.50" }] },
    "product_variants.0.price",
    "number",
    '"12.50"',
  ],
  [{ product_variants: "small" }, "product_variants", "form", '"small"'],
  [{ product_variants: [null] }, "product_variants.0", "form", "null"],
  [
    { modifier_groups: [{ id: "g", modifiers: [{ id: "m", max: [] }] }] },
    "modifier_groups.0.modifiers.0.max",
    "number",
    "[]",
  ],
  [{ availability: 7 }, "availability", "form", "7"],
  [{ translations: { en: { name: 7 } } }, "translations", "form", '{"en":{"name":7}}'],
  [{ diets: { vegan: true } }, "diets", "form", '{"vegan":true}'],
  [
    { description: { text: "x".repeat(100) } },
    "description",
    "text",
    `{"text":"${"x".repeat(51)}…`,
  ],
])(
  "a dish of a JSON file with %j has a fault that names the field and its type",
  (fields, column, kind, value) => {
    const products = [taco.product, { ...stew.product, ...fields }];
    const file = readJson(JSON.stringify([{ name: category, products }]), menu);
    expect(diffMenu(menu, file).faults).toEqual([{ line: 2, column, kind, value }]);
  },
);

test("a new dish that a JSON file has in two categories is a fault, and not left out", () => {
  const products = [{ ...stew.product, id: "new", name: "Guiso" }];
  const file = readJson(
    JSON.stringify([
      { name: category, products },
      { name: "Bebidas", products },
    ]),
    menu,
  );
  expect(diffMenu(menu, file).faults).toEqual([
    { line: 2, column: "name", kind: "repeated", value: "Guiso" },
  ]);
});

test("a dish of a JSON file may lack any field but id and name, or have null there", () => {
  const { id, name } = stew.product;
  const bare = { id, name, product_variants: null, modifier_groups: null, availability: null };
  for (const product of [bare, { id, name }]) {
    const file = readJson(JSON.stringify([{ name: category, products: [product] }]), menu);
    expect(diffMenu(menu, file).faults).toEqual([]);
  }
});

test("the ids of another system are no ids of the menu: its dishes are found by their names", () => {
  const found = diff(
    `id,category,name,size,price\n1,${category},=Taco,Chico,13\n2,${category},=Taco,Grande,25\n3,Bebidas,Agua,,15`,
  );
  expect(found.faults).toEqual([]);
  expect(found.changed).toMatchObject([
    { stored: { id: "taco" }, fields: ["variants.small", "variants.large"] },
  ]);
  expect(found.created).toMatchObject([{ product: { name: "Agua" } }]);
  expect(found.missing.map(({ id }) => id)).toEqual(["stew"]);
});

test("two lines of one dish and size are a fault, and the earlier price is not lost", () => {
  const { faults } = diff(
    `category;name;price\n${category};Kürbissuppe;6,90\n${category};kurbissuppe;7,90`,
  );
  expect(faults).toEqual([{ line: 3, column: "name", kind: "repeated", value: "kurbissuppe" }]);
});

test("columns are understood by the names that owners give them", () => {
  const { created, faults } = diff(
    "Kategorie;Gericht;Größe;Preis;Beschreibung\nSuppen;Gulasch;klein;6,90;scharf\nSuppen;Gulasch;groß;9,90;scharf",
  );
  expect(faults).toEqual([]);
  expect(created[0]?.product).toMatchObject({
    name: "Gulasch",
    description: "scharf",
    product_variants: [
      { name: "klein", price: 6.9 },
      { name: "groß", price: 9.9 },
    ],
  });
  expect(diff("Nombre,Precio,Categoría\nAgua,15,Bebidas").created).toHaveLength(1);
  expect(diff("Item Name;Menu category;Price (MXN);Cost\nAgua;Bebidas;15;4").created).toHaveLength(
    1,
  );
  expect(diff("Nombre,Categoría\nAgua,Bebidas").faults).toMatchObject([{ kind: "noColumn" }]);
});
