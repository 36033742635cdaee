import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import { priceLines } from "@comanda/domain/cart/priced-lines";
import { expect, test } from "vitest";
import { currentPrices, priceSeen, unseenPrices } from "./price-changes.ts";

const menu = [
  { products: [{ id: "taco", name: "Taco", product_variants: [{ id: "v", price: 30 }] }] },
];

function pricedRows(...seen: (number | undefined)[]) {
  const lines = seen.map((price, index): CartLine => {
    const chosen = { product_id: "taco", variant_id: "v", comment: `${index}`, modifiers: [] };
    return { ...chosen, quantity: 2, hash: lineHash(chosen), seen: price };
  });
  return priceLines(menu, lines, "MXN").priced;
}

test("the seen price is given where it differs from the current one", () => {
  expect(pricedRows(2_800, 3_000, undefined).map(priceSeen)).toEqual([2_800, null, null]);
});

test("current prices cover all lines, unseen prices those without a seen one", () => {
  const priced = pricedRows(2_800, undefined);
  const [old, unknown] = priced.map(({ line }) => line.hash);
  expect(currentPrices(priced)).toEqual({ [old!]: 3_000, [unknown!]: 3_000 });
  expect(unseenPrices(priced)).toEqual({ [unknown!]: 3_000 });
});
