import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import { expect, test } from "vitest";
import { hasOtherDishes } from "./use-changed-elsewhere.ts";

const chosen = { product_id: "taco", variant_id: "v", comment: "", modifiers: [] };
const taco: CartLine = { ...chosen, quantity: 1, hash: lineHash(chosen) };
const stored = (...lines: CartLine[]) => JSON.stringify({ state: { lines }, version: 1 });

test("another quantity and a removed dish count as other dishes, a price that was seen does not", () => {
  expect(hasOtherDishes(stored(taco), stored({ ...taco, quantity: 2 }))).toBe(true);
  expect(hasOtherDishes(stored(taco), stored())).toBe(true);
  expect(hasOtherDishes(stored(taco), null)).toBe(true);
  expect(hasOtherDishes(stored(taco), stored({ ...taco, seen: 5_000 }))).toBe(false);
});

test("a stored text that is no cart has no dishes", () => {
  expect(hasOtherDishes("{", null)).toBe(false);
  expect(hasOtherDishes("{", stored(taco))).toBe(true);
});
