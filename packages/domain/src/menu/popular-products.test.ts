import { expect, test } from "vitest";
import { popularProducts } from "./popular-products.ts";

const counts = (more: object = {}) => ({
  orders: 100,
  products: new Map([
    ["taco", 60],
    ["water", 40],
    ["salsa", 20],
    ["rare", 4],
  ]),
  pairs: [
    { one: "salsa", other: "taco", orders: 18 },
    { one: "taco", other: "water", orders: 20 },
    { one: "rare", other: "taco", orders: 4 },
  ],
  ...more,
});

test("the product in the most orders comes first, and one in few orders is left out", () => {
  expect(popularProducts(counts()).products).toEqual(["taco", "water", "salsa"]);
});

test("companions are ordered together more often than by chance, in enough orders", () => {
  // Taco and water are together in 20 orders; by chance it would be 24.
  expect(popularProducts(counts()).companions).toEqual({ salsa: ["taco"], taco: ["salsa"] });
});

test("a company with few orders has nothing popular", () => {
  expect(popularProducts(counts({ orders: 49 }))).toEqual({ products: [], companions: {} });
});
