import { ALLERGENS, DIETS } from "@comanda/domain/menu/dietary";
import * as v from "valibot";
import { expect, test } from "vitest";
import { Product } from "./menu.ts";

const read = (fields: object) => {
  const { allergens, diets } = v.parse(Product, { id: "taco", name: "Taco", ...fields });
  return { allergens, diets };
};

test("every code of the domain is read", () => {
  expect(read({ allergens: ALLERGENS, diets: DIETS })).toEqual({
    allergens: ALLERGENS,
    diets: DIETS,
  });
});

test("a product without the fields gets none", () => {
  expect(Object.keys(v.parse(Product, { id: "taco", name: "Taco" }))).not.toContain("allergens");
});

test.each([
  ["an unknown code", { allergens: ["milk", "cinnamon"] }],
  ["a text", { allergens: "milk, eggs" }],
  ["null", { allergens: null }],
])("allergens with %s of another backend count as not stated", (_, fields) => {
  expect(read(fields).allergens).toBeNull();
});

test("unknown diets of another backend are left out", () => {
  expect(read({ diets: ["vegan", "paleo", 7] }).diets).toEqual(["vegan"]);
  expect(read({ diets: { vegan: true } }).diets).toBeNull();
});
