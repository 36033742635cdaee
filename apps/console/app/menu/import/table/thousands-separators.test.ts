import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { type ReadOptions, readMenuFile } from "../read-menu-file.ts";

/** The prices of a file for a company in pesos or euros, its faults and its question. */
async function read(prices: readonly string[], options: ReadOptions = {}, code = "MXN") {
  const rows = prices.map((price, at) => `A;dish ${at};${price}`);
  const bytes = new TextEncoder().encode(["category;name;price", ...rows].join("\n"));
  const currency = { code, symbol: "$", position: "left", show_decimals: true } as const;
  const menu = { ...menuOf({}), currency };
  const file = await readMenuFile(bytes, "menu.csv", menu, options);
  const { created, faults } = diffMenu(menu, file);
  const amounts = created.map(({ product }) => product.product_variants?.[0]?.price);
  return { amounts, left: faults.map(({ kind, value }) => [kind, value]), file };
}

test("a mark before three digits stands for thousands where only this fits the other prices", async () => {
  const { amounts, left, file } = await read(["$ 1.200", "$ 350", "$ 25"]);
  expect([amounts, left]).toEqual([[1200, 350, 25], []]);
  // The owner sees it, and can change it.
  expect(file.thousands).toEqual({ read: "thousands", sample: "$ 1.200" });
  const other = await read(["1.200", "350", "25,50"], { thousands: "decimals" });
  expect(other.amounts).toEqual([1.2, 350, 25.5]);
});

test.each([
  ["all prices have three digits behind the mark", ["1.200", "2.350", "1.000"]],
  ["another price has two digits behind the same mark", ["1.200", "9.50", "350"]],
  ["as thousands a price is far above the others", ["2.500", "12", "9", "15"]],
  ["as decimals a price is near the others", ["1.200", "2", "90"]],
  ["one other price alone stands beside it", ["1.200", "350"]],
])("where %s, such a price is a question", async (_, prices) => {
  const { left, file } = await read(prices);
  expect(left[0]).toEqual(["unclearPrice", prices[0]]);
  expect(file.thousands).toEqual({ read: null, sample: prices[0] });
});

test("what the owner answers is how these prices are read, and no cents are guessed then", async () => {
  const prices = ["12.500", "8.950", "2.505"];
  const thousands = await read(prices, { thousands: "thousands" }, "EUR");
  expect([thousands.amounts, thousands.file.unit]).toEqual([[12_500, 8950, 2505], undefined]);
  const decimals = await read(prices, { thousands: "decimals" }, "EUR");
  expect(decimals.amounts).toEqual([12.5, 8.95]);
  // Half a cent is no price.
  expect(decimals.left).toEqual([["price", "2.5050"]]);
});

test("a cell with two prices says what to write, and one with a price and a text does not", async () => {
  const { left } = await read(["12,50 / 15", "8 | 9", "12 – 15", "9 / half"]);
  expect(left.map(([kind]) => kind)).toEqual(["twoPrices", "twoPrices", "twoPrices", "price"]);
});
