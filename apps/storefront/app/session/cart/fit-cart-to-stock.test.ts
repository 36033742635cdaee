import type { CartLine } from "@comanda/domain/cart/lines";
import { expect, test } from "vitest";
import { fitCartToStock, stockByLine } from "./fit-cart-to-stock.ts";

const line = (hash: string, quantity: number, modifiers: CartLine["modifiers"] = []): CartLine => ({
  hash,
  product_id: `product-${hash}`,
  variant_id: `variant-${hash}`,
  quantity,
  comment: "",
  modifiers,
});

test("the stock of a line is the stock of its variant", () => {
  const lines = [line("a", 3), line("b", 5)];
  expect(stockByLine(lines, [{ line: 1, left: 2 }])).toEqual({ b: 2 });
});

test("a short modifier limits the line, and the scarcest one counts", () => {
  const lines = [line("a", 3, [{ modifier_id: "cheese", quantity: 2 }])];
  const short = [
    { line: 0, left: 2 },
    { line: 0, left: 3, modifier_id: "cheese" },
  ];
  expect(stockByLine(lines, short)).toEqual({ a: 1 });
});

test("lines are reduced to their stock, and never increased", () => {
  const lines = [line("a", 3), line("b", 5), line("c", 1)];
  const fitted = fitCartToStock(lines, { a: 0, b: 2, c: 4, gone: 1 });
  expect(fitted.map(({ hash, quantity }) => [hash, quantity])).toEqual([
    ["b", 2],
    ["c", 1],
  ]);
});
