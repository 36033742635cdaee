import { expect, test } from "vitest";
import { suggestedProducts } from "./suggested-products.ts";

const companions = [
  { product_id: "taco", products: ["salsa", "beer", "flan"] },
  { product_id: "burrito", products: ["beer", "taco", "fries"] },
  { product_id: "coffee", products: ["cake"] },
];

test("what is ordered with a product of the cart is suggested, the most frequent first", () => {
  expect(suggestedProducts(companions, ["taco"])).toEqual(["salsa", "beer", "flan"]);
});

test("what is ordered with more products of the cart comes first", () => {
  expect(suggestedProducts(companions, ["taco", "burrito"])).toEqual([
    "beer",
    "salsa",
    "flan",
    "fries",
  ]);
});

test("nothing that is in the cart is suggested, and nothing for an empty or unknown cart", () => {
  expect(suggestedProducts(companions, ["taco", "salsa", "beer"])).toEqual(["flan"]);
  expect(suggestedProducts(companions, [])).toEqual([]);
  expect(suggestedProducts(companions, ["soup"])).toEqual([]);
});
