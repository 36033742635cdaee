import { expect, test } from "vitest";
import { newRow } from "../dishes/dish-rows.ts";
import { previewMenu } from "./preview-menu.ts";

const currency = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as const;
const product = (id: string, price: number, visible = true) => ({
  id,
  revision: "1",
  product: { id, name: id, visible, product_variants: [{ id: `${id}-1`, price }] },
});
const menu = {
  categories: [
    {
      id: "a",
      revision: "1",
      category: { id: "a", name: "Tacos" },
      products: [product("taco", 20)],
    },
    {
      id: "b",
      revision: "1",
      category: { id: "b", name: "Drinks" },
      products: [product("water", 12), product("secret", 1, false)],
    },
  ],
  modifier_groups: [],
  picture_urls: {},
};

test("the phone shows the stored menu without hidden dishes", () => {
  const rows = [newRow()];
  const shown = previewMenu({ menu, rows, category: { name: "Tacos" }, currency }, "/media");
  expect(shown.categories).toEqual(["Tacos", "Drinks"]);
  expect(shown.dishes.map(({ name, price }) => [name, price])).toEqual([["taco", 20]]);
});

test("dishes that are being typed come first, in their part of the menu", () => {
  const rows = [newRow("Agua", "30"), newRow("Té", "x")];
  const shown = previewMenu({ menu, rows, category: { name: "Drinks" }, currency }, "/media");
  expect(shown.categories).toEqual(["Drinks", "Tacos"]);
  expect(shown.dishes.map(({ name, price }) => [name, price])).toEqual([
    ["Agua", 30],
    ["Té", null],
    ["water", 12],
  ]);
});
