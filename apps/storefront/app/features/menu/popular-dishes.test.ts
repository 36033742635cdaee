import type { Product } from "@comanda/contract/companies/menu";
import { expect, test } from "vitest";
import { popularDishes } from "./popular-dishes.ts";

const dish = (id: string, changes: object = {}) =>
  ({
    id,
    name: id,
    images: [{ image_url: `${id}.webp` }],
    product_variants: [{ id: `${id}-1`, name: null, price: 10, original_price: null, stock: null }],
    modifier_groups: [],
    stock_enabled: false,
    ...changes,
  }) as unknown as Product;

const products = ["a", "b", "c", "d"].map((id) => dish(id));
const shown = (ids: string[], all = products) =>
  popularDishes([{ products: all.slice(0, 2) }, { products: all.slice(2) }], ids, "USD").map(
    ({ id }) => id,
  );

test("the most popular dishes come first, as far as the menu has them", () => {
  expect(shown(["d", "gone", "a", "c"])).toEqual(["d", "a", "c"]);
});

test("fewer than three are not shown", () => {
  expect(shown(["a", "b"])).toEqual([]);
  expect(shown([])).toEqual([]);
});

test("a dish without a picture, or sold out, is left out", () => {
  const soldOut = dish("b", {
    stock_enabled: true,
    product_variants: [{ id: "b-1", name: null, price: 10, original_price: null, stock: 0 }],
  });
  const all = [dish("a", { images: [] }), soldOut, ...["c", "d", "e"].map((id) => dish(id))];
  expect(shown(["a", "b", "c", "d", "e"], all)).toEqual(["c", "d", "e"]);
});
