import { expect, test } from "vitest";
import { suggestedProducts } from "./suggested-products.ts";

const companions = [
  { product_id: "taco", products: ["salsa", "beer", "flan"] },
  { product_id: "burrito", products: ["beer", "taco", "fries"] },
  { product_id: "coffee", products: ["cake"] },
];

test("products that are ordered with one of the cart are suggested, the most frequent first", () => {
  expect(suggestedProducts(companions, ["taco"])).toEqual(["salsa", "beer", "flan"]);
});

test("a product that is ordered with more products of the cart comes first", () => {
  expect(suggestedProducts(companions, ["taco", "burrito"])).toEqual([
    "beer",
    "salsa",
    "flan",
    "fries",
  ]);
});

test("products in the cart are not suggested, and an empty or unknown cart has no suggestions", () => {
  expect(suggestedProducts(companions, ["taco", "salsa", "beer"])).toEqual(["flan"]);
  expect(suggestedProducts(companions, [])).toEqual([]);
  expect(suggestedProducts(companions, ["soup"])).toEqual([]);
});
