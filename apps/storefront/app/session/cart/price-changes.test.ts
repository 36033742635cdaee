import { type CartLine, lineHash, priceLines } from "@comanda/domain/cart/lines";
import { expect, test } from "vitest";
import { currentPrices, priceSeen, unseenPrices } from "./price-changes.ts";

const menu = [
  { products: [{ id: "taco", name: "Taco", product_variants: [{ id: "v", price: 30 }] }] },
];

function rows(...seen: (number | undefined)[]) {
  const lines = seen.map((price, index): CartLine => {
    const chosen = { product_id: "taco", variant_id: "v", comment: `${index}`, modifiers: [] };
    return { ...chosen, quantity: 2, hash: lineHash(chosen), seen: price };
  });
  return priceLines(menu, lines, "MXN").priced;
}

test("a price is told when it is not the one that was seen", () => {
  expect(rows(2_800, 3_000, undefined).map(priceSeen)).toEqual([2_800, null, null]);
});

test("who sees the cart sees what one of each line costs", () => {
  const priced = rows(2_800, undefined);
  const [old, unknown] = priced.map(({ line }) => line.hash);
  expect(currentPrices(priced)).toEqual({ [old!]: 3_000, [unknown!]: 3_000 });
  expect(unseenPrices(priced)).toEqual({ [unknown!]: 3_000 });
});
