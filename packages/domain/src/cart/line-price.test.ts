import fc from "fast-check";
import { expect, test } from "vitest";
import type { ModifierChoice } from "../menu/modifier-quantities.ts";
import type { Product, Variant } from "../menu/products.ts";
import { linePrice, lineTotal, subtotalOf } from "./line-price.ts";

const taco: Product = {
  id: "taco",
  name: "Taco",
  product_variants: [],
  modifier_groups: [
    { id: "salsas", name: "Salsas", modifiers: [{ id: "roja", name: "Roja", price: 1.5 }] },
    {
      id: "extras",
      name: "Extras",
      modifiers: [
        { id: "queso", name: "Queso", price: 10 },
        { id: "piña", name: "Piña", price: null },
      ],
    },
  ],
};

const choose = (...choices: [string, number][]): ModifierChoice[] =>
  choices.map(([modifier_id, quantity]) => ({ modifier_id, quantity }));
const priceOf = (variant: Omit<Variant, "id">, modifiers: ModifierChoice[], quantity = 1) =>
  linePrice(taco, { id: "v", ...variant }, { quantity, modifiers }, "MXN");

test("a line costs its variant and its modifiers, times its quantity", () => {
  const price = priceOf({ price: 30.004 }, choose(["queso", 2], ["roja", 1], ["piña", 1]), 3);
  expect(price).toEqual({ unitPrice: 5150, originalUnitPrice: null, total: 15_450 });
});

test("a variant without a price costs its original price", () => {
  expect(priceOf({ original_price: 20 }, [])).toEqual({
    unitPrice: 2000,
    originalUnitPrice: null,
    total: 2000,
  });
});

test("the original unit price contains the modifiers", () => {
  const price = priceOf({ price: 20, original_price: 25 }, choose(["queso", 1]), 2);
  expect(price).toEqual({ unitPrice: 3000, originalUnitPrice: 3500, total: 6000 });
});

test("a modifier that the product does not have costs nothing", () => {
  expect(priceOf({ price: 20 }, choose(["ketchup", 3])).unitPrice).toBe(2000);
});

const anyChoices = fc.array(
  fc.record({
    modifier_id: fc.constantFrom("roja", "queso", "piña", "ketchup"),
    quantity: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 5 },
);

test("the order of modifiers and their split into pieces do not change the price", () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const pieces = choices.flatMap(({ modifier_id, quantity }) =>
        Array.from({ length: quantity }, () => ({ modifier_id, quantity: 1 })),
      );
      const reversed = priceOf({ price: 20 }, pieces.toReversed());
      expect(reversed).toEqual(priceOf({ price: 20 }, choices));
    }),
  );
});

test("a subtotal is the sum of the line totals", () => {
  expect(subtotalOf([])).toBe(0);
  expect(subtotalOf([{ total: lineTotal(250, 3) }, { total: 100 }])).toBe(850);
});
