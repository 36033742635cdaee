import type { Currency } from "@comanda/domain/money/cents";
import { expect, test } from "vitest";
import { dishFaults, newRow, requestOf, rowsOfText } from "./dish-rows.ts";

const currency = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as const;
const typed = (text: string, of: Currency = currency) =>
  rowsOfText(text, of)?.map(({ name, price }) => [name, price]);

test("a pasted list becomes a row for each line, with the price at its end", () => {
  expect(typed("Taco al pastor\t28.50\n\nGringa ..... $ 85\nAgua 1 L – 30,00 MXN\nFlan")).toEqual([
    ["Taco al pastor", "28.50"],
    ["Gringa", "$ 85"],
    ["Agua 1 L", "30,00 MXN"],
    ["Flan", ""],
  ]);
  expect(typed("كبسة ٢٥٫٥\nشاي ٣")).toEqual([
    ["كبسة", "٢٥٫٥"],
    ["شاي", "٣"],
  ]);
});

test.each([
  ["BRL", "R$", "Pastel R$ 28,50", ["Pastel", "R$ 28,50"]],
  ["IDR", "Rp", "Nasi goreng Rp25.000", ["Nasi goreng", "Rp25.000"]],
  ["KWD", "KD", "Machboos ... 1.250 KD", ["Machboos", "1.250 KD"]],
  ["PEN", "S/.", "Ceviche S/. 32", ["Ceviche", "S/. 32"]],
  [
    "EUR",
    "€",
    "Plateau de fruits de mer 1\u00a0250,00 €",
    ["Plateau de fruits de mer", "1\u00a0250,00 €"],
  ],
  ["HNL", "L", "Agua 1 L", ["Agua 1 L", ""]],
  ["MXN", "$", "Taco$28.50", ["Taco", "$28.50"]],
  ["DKK", "kr.-", "Smørrebrød 45 kr.-", ["Smørrebrød", "45 kr.-"]],
  ["KWD", "KD", "Combo TKD 5", ["Combo TKD", "5"]],
])("with %s the mark %j is part of a pasted price, not of the name", (code, symbol, line, row) => {
  const own = { ...currency, code, symbol };
  expect(typed(`Flan 5\n${line}`, own)?.[1]).toEqual(row);
});

test("a heading in a pasted list begins a part of the menu", () => {
  const parts = (text: string) =>
    rowsOfText(text, currency)?.map(({ name, part }) => [part?.name, name]);
  expect(
    parts("POSTRES\nFlan 48,00\nArroz\nChurros 55\nBebidas:\nTé 20\n\nVinos\nTinto 90"),
  ).toEqual([
    ["POSTRES", "Flan"],
    [undefined, "Arroz"],
    [undefined, "Churros"],
    ["Bebidas", "Té"],
    ["Vinos", "Tinto"],
  ]);
  // A list without prices is a list of dishes, and a heading without a dish with a price is one too.
  expect(parts("FLAN\nCHURROS")).toEqual([
    [undefined, "FLAN"],
    [undefined, "CHURROS"],
  ]);
});

test("each dish goes to the part above it, and parts of the same name are one category", () => {
  const rows = rowsOfText("Flan 48\nBEBIDAS\nTé 20\nPOSTRES\nChurros 55", currency) ?? [];
  const first = { name: "Postres", newId: "1".repeat(32) };
  const { categories, created } = requestOf(rows, first, { categories: [] }, currency);
  const drinks = rows[1]?.part?.newId;
  expect(categories).toEqual([
    { id: first.newId, category: { name: "Postres" } },
    { id: drinks, category: { name: "BEBIDAS" } },
  ]);
  expect(created.map(({ category_id }) => category_id)).toEqual([first.newId, drinks, first.newId]);
});

test("one line is pasted as it is", () => {
  expect(rowsOfText("Taco 28.50\n", currency)).toBeNull();
});

test("a row with half of a dish is wrong, an empty one is not", () => {
  const rows = [newRow(), newRow("Taco"), newRow("", "12"), newRow("Flan", "x"), newRow("Té", "0")];
  const faults = dishFaults(rows, currency);
  expect(rows.map(({ key }) => faults[key])).toEqual([
    undefined,
    { name: undefined, price: "missing" },
    { name: "missing", price: undefined },
    { name: undefined, price: "noPrice" },
    undefined,
  ]);
});

test("dishes go to the category of the same name, or to a new one", () => {
  const menu = {
    categories: [
      { id: "drinks", revision: "1", category: { id: "drinks", name: "Café" }, products: [] },
    ],
  };
  const rows = [newRow("Latte", "45"), newRow()];
  const newId = "0".repeat(32);
  expect(requestOf(rows, { name: " cafe", newId }, menu, currency)).toMatchObject({
    categories: [],
    created: [
      {
        id: rows[0]?.key,
        category_id: "drinks",
        product: { name: "Latte", product_variants: [{ price: 45 }] },
      },
    ],
  });
  expect(requestOf(rows, { name: "Té", newId }, menu, currency)).toMatchObject({
    categories: [{ id: newId, category: { name: "Té" } }],
    created: [{ category_id: newId }],
  });
});
