import { expect, test } from "vitest";
import { stillRefused } from "./still-refused.ts";

const refused = {
  name: "Taco",
  company: { phone: null, city: "Roma" },
  variants: [
    { key: "small", price: "1" },
    { key: "large", price: "2" },
  ],
  zones: [{ name: "A" }, { name: "B" }],
};

const faults = {
  name: 1,
  "company.phone": 2,
  "variants.small.price": 3,
  "variants.large.price": 4,
  "zones.1.name": 5,
};

const left = (change: Partial<typeof refused>) =>
  Object.values(stillRefused(faults, refused, { ...refused, ...change }));

test("a corrected field loses its fault, and the others keep theirs", () => {
  expect(left({})).toEqual([1, 2, 3, 4, 5]);
  expect(left({ name: "Torta" })).toEqual([2, 3, 4, 5]);
  expect(left({ company: { phone: null, city: "Centro" } })).toEqual([1, 2, 3, 4, 5]);
});

test("a row is found by its key after it moved, and by its place where it has none", () => {
  const [small, large] = refused.variants;
  if (!small || !large) throw new Error("There are two sizes");
  expect(left({ variants: [large, { ...small, price: "9" }] })).toEqual([1, 2, 4, 5]);
  expect(left({ zones: [{ name: "A" }, { name: "C" }] })).toEqual([1, 2, 3, 4]);
  expect(left({ variants: [large] })).toEqual([1, 2, 4, 5]);
});

test("a fault of the whole value goes with any change", () => {
  expect(stillRefused({ "": 1 }, refused, refused)).toEqual({ "": 1 });
  expect(stillRefused({ "": 1 }, refused, { ...refused, name: "Torta" })).toEqual({});
});
