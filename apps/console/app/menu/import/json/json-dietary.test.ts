import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readJson } from "../read-json.ts";

function read(...dishes: object[]) {
  const menu = { ...menuOf({}), language: "en" };
  const file = readJson(JSON.stringify({ menu: [{ section: "Mains", items: dishes }] }), menu);
  const { created, faults } = diffMenu(menu, file);
  const products = created.map(({ product }) => product);
  return { products, faults, unknown: file.unknown };
}

test("allergens and diets of a dish are read from lists of names, from booleans and from schema.org", () => {
  const { products, faults, unknown } = read(
    { name: "a", price: 5, allergens: ["Milk", "Tree nuts"], isVegetarian: true, halal: false },
    { name: "b", price: 6, suitableForDiet: "https://schema.org/GlutenFreeDiet" },
    {
      name: "c",
      price: 7,
      suitableForDiet: ["https://schema.org/LowLactoseDiet", "https://schema.org/VeganDiet"],
    },
    { name: "d", price: 8, tags: ["VEGETARIAN"] },
  );
  expect([faults, unknown]).toEqual([[], []]);
  expect(products).toMatchObject([
    { allergens: ["milk", "nuts"], diets: ["vegetarian"] },
    { diets: ["gluten_free"] },
    { diets: ["vegan", "lactose_free"] },
    { diets: ["vegetarian"] },
  ]);
});

test("a list with a part that is not understood is not read, and named", () => {
  const { products, unknown } = read(
    { name: "a", price: 5, allergens: ["Milk", "7b"], dietary: ["V", "GF"] },
    { name: "b", price: 5, allergens: [{ id: 3 }] },
  );
  expect(products[0]).not.toHaveProperty("allergens");
  expect(products[0]).not.toHaveProperty("diets");
  expect(unknown?.toSorted()).toEqual(["allergens", "dietary"]);
});
