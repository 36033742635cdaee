import { expect, test } from "vitest";
import { entryOf, menuOf, sauces } from "../testing/menu-fixture.ts";
import { countByFilter, findProduct, findProducts, type MenuFilter } from "./menu-view.ts";

const menu = menuOf({
  Tacos: [
    entryOf("pastor", { description: "Con piña", modifier_groups: [sauces] }),
    entryOf("gone", { stock_enabled: true, product_variants: [{ id: "g", price: 1, stock: 0 }] }),
  ],
  Cafés: [entryOf("latte", { visible: false, images: [{ image_url: "latte.jpg" }] })],
});
const found = (filter: MenuFilter, search = "") =>
  findProducts(menu, filter, search).map(({ id }) => id);

test.each([
  ["pina", ["pastor"]],
  ["VERDE tacos", ["pastor"]],
  ["cafes", ["latte"]],
  ["zzz", []],
  ["", ["pastor", "gone", "latte"]],
])("the search %j finds %j", (search, ids) => {
  expect(found("all", search)).toEqual(ids);
});

test("filters show hidden products, sold-out ones and those without a picture", () => {
  expect(found("hidden")).toEqual(["latte"]);
  expect(found("soldOut")).toEqual(["gone"]);
  expect(found("noPicture")).toEqual(["pastor", "gone"]);
  expect(countByFilter(menu)).toEqual({ all: 3, hidden: 1, soldOut: 1, noPicture: 2 });
});

test("a product is found with its category", () => {
  expect(findProduct(menu, "latte")?.category.id).toBe("Cafés");
  expect(findProduct(menu, "nothing")).toBeNull();
});
