import fc from "fast-check";
import papaparse from "papaparse";
import { expect, test } from "vitest";
import { csvStyle, toCsv } from "../../parts/lists/csv.ts";
import type { Menu } from "../data/menu-types.ts";
import { entryOf, menuOf, pesos, sauces } from "../testing/menu-fixture.ts";
import { decodeFile } from "./encoding/decode-file.ts";
import { diffMenu } from "./menu-diff.ts";
import { menuRows } from "./menu-to-csv.ts";
import { readCsv } from "./read-csv.ts";
import { csvRows } from "./table/csv-rows.ts";
import { COLUMNS } from "./table/file-columns.ts";

/** Writes a menu in a language, as the bytes of its file are read again. */
async function written(menu: Menu, language: string): Promise<string> {
  const style = csvStyle(language);
  const csv = await toCsv(COLUMNS, menuRows(menu, style), style);
  return decodeFile(new TextEncoder().encode(csv));
}

/** What a file changes of a menu. */
const diffOf = (menu: Menu, text: string) =>
  diffMenu(menu, readCsv(csvRows(papaparse.parse, text), menu));

test.each([
  ["en", "; '-sin cebolla", "12.50"],
  ["de", ", '-sin cilantro", "12,50"],
])(
  "the file in the language %s changes nothing when it is imported again",
  async (language, inner, price) => {
    const taco = entryOf("taco", {
      name: "=Taco",
      description: 'Maíz, "asado"; picante; -sin cebolla, -sin cilantro\ncon limón',
      allergens: ["milk", "nuts"],
      diets: ["spicy"],
      product_variants: [
        { id: "small", name: "Chico", price: 12.5 },
        { id: "large", name: "Grande", price: 20, original_price: 25 },
      ],
      modifier_groups: [sauces],
    });
    const stew = entryOf("stew", {
      visible: false,
      allergens: [],
      product_variants: [
        // A size with a price before alone is sold at it.
        { id: "bowl", name: "Plato", price: null, original_price: 30 },
        { id: "taste", name: "Prueba", price: null },
      ],
    });
    const bread = entryOf("bread", { product_variants: null });
    const menu = menuOf({ food: [taco, stew, bread] });
    const text = await written(menu, language);
    for (const part of ["'=Taco", inner, price]) expect(text).toContain(part);
    const nothing = { created: [], changed: [], missing: [], faults: [] };
    expect(diffOf(menu, text)).toMatchObject({ ...nothing, unchanged: 3 });
  },
);

const LANGUAGES = ["en", "es", "es-MX", "pt", "fr", "it", "de", "id", "ar"];
const prices = [
  pesos,
  { code: "EUR", symbol: "€", position: "right", show_decimals: true },
  { code: "KWD", symbol: "KD", position: "left", show_decimals: true },
  { code: "IQD", symbol: "IQD", position: "right", show_decimals: false },
  { code: "CLP", symbol: "$", position: "left", show_decimals: false },
] as const;

test("texts and prices of every kind are read from the file of every language as they are stored", async () => {
  const text = fc.string({ unit: fc.constantFrom(..."'=+-@＝＠;,\"\t\n a1"), maxLength: 12 });
  const name = text.map((each) => `${each}x`.trim());
  const units = fc.integer({ min: 0, max: 1_000_000_000 });
  await fc.assert(
    fc.asyncProperty(
      ...[fc.constantFrom(...LANGUAGES), fc.constantFrom(...prices)],
      ...[name, text, name, units],
      async (language, currency, dish, description, size, price) => {
        const decimals = { CLP: 0, KWD: 3, IQD: 3 }[currency.code as "CLP"] ?? 2;
        const amount = Number((price / 10 ** decimals).toFixed(decimals));
        const product_variants = [{ id: "size", name: size, price: amount }];
        const product = entryOf("dish", { name: dish, description, product_variants });
        const menu = { ...menuOf({ food: [product] }), currency };
        const { faults, unchanged } = diffOf(menu, await written(menu, language));
        expect({ faults, unchanged }).toEqual({ faults: [], unchanged: 1 });
      },
    ),
  );
});

test("a size without any price stays so at 0, and gets a price of 0 below one before", () => {
  const sizes = [{ id: "taste", name: "Prueba", price: null }];
  const menu = menuOf({ food: [entryOf("stew", { product_variants: sizes })] });
  const change = (price: string, before: string) =>
    diffOf(menu, `id,name,size,price,price_before\nstew,stew,Prueba,${price},${before}`).changed[0]
      ?.product.product_variants?.[0];
  expect(change("0", "")).toBeUndefined();
  expect(change("0", "30")).toMatchObject({ price: 0, original_price: 30 });
  expect(change("5", "")).toMatchObject({ price: 5 });
});

test.each(["stew", "unknown", ""])(
  "a line without a price is a fault for the dish %j with sizes",
  (id) => {
    const menu = menuOf({ food: [entryOf("stew")] });
    const { faults } = diffOf(menu, `id,category,name,price\n${id},food,Guiso,`);
    expect(faults).toEqual([{ line: 2, column: "price", kind: "price", value: "" }]);
  },
);
