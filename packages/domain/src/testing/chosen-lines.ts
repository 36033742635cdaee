import fc from "fast-check";
import type { CartLine } from "../cart/lines.ts";

/** A line as a customer chooses it, before it is in the cart. */
export type ChosenLine = Omit<CartLine, "hash">;

/** One small taco, unless `more` says otherwise. */
export const chosenLine = (more: Partial<ChosenLine> = {}): ChosenLine => ({
  product_id: "taco",
  variant_id: "small",
  quantity: 1,
  comment: "",
  modifiers: [],
  ...more,
});

/** Any line: also more of a dish than a cart may have, and modifiers that are equal, or none of which are taken. */
export const anyChosenLine: fc.Arbitrary<ChosenLine> = fc.record({
  product_id: fc.constantFrom("taco", "agua"),
  variant_id: fc.constantFrom("small", "big"),
  quantity: fc.integer({ min: 1, max: 120 }),
  comment: fc.constantFrom("", " ", "no onion", " no onion "),
  modifiers: fc.array(
    fc.record({
      modifier_id: fc.constantFrom("queso", "piña", "salsa"),
      quantity: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 4 },
  ),
});
