import { expect, test } from "vitest";
import { cartTotal } from "./cart-total.ts";

const forAll = { types: [], percent: 10, amount: 1000 };
const forTakeaway = { types: ["TAKEAWAY" as const], percent: 5, amount: 500 };
const cart = { subtotal: 10_000, discount: 2_000, type: "TAKEAWAY" as const };

test.each([
  ["without fees", [], 8_000, false],
  ["with a fee of all ways to order", [forAll], 9_000, false],
  ["with a fee of the main way", [forTakeaway], 8_500, true],
])("the total is the subtotal less the discount, %s", (_, fees, total, isOfType) => {
  expect(cartTotal({ ...cart, fees })).toEqual({ total, isOfType });
});

test("the fee of another way to order is not in the total", () => {
  expect(cartTotal({ ...cart, type: "DELIVERY", fees: [forTakeaway] })).toEqual({
    total: 8_000,
    isOfType: true,
  });
});
