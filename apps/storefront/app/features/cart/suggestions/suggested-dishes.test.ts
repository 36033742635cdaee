import type { Category } from "@comanda/contract/companies/menu";
import type { CartLine } from "@comanda/domain/cart/lines";
import { plainLine } from "@comanda/domain/cart/plain-line";
import { expect, test } from "vitest";
import { suggestedDishes } from "./suggested-dishes.ts";

const variant = (id: string, stock: number | null = null) => ({
  id,
  name: null,
  price: 10,
  original_price: null,
  stock,
  visible: true,
});
const dish = (id: string, changes: object = {}) => ({
  id,
  name: id,
  images: [],
  modifier_groups: [],
  stock_enabled: false,
  visible: true,
  product_variants: [variant(`${id}-1`)],
  ...changes,
});
const choice = { id: "size", name: "Size", min: 1, max: 1, modifiers: [] };
const products = [
  dish("taco"),
  dish("choice", { modifier_groups: [choice] }),
  dish("gone", { stock_enabled: true, product_variants: [variant("gone-1", 0)] }),
  dish("beer"),
  dish("flan"),
  dish("salsa"),
];
const menu = [{ id: "food", name: "Food", visible: true, products }] as unknown as Category[];
const companions = [
  { product_id: "taco", products: ["choice", "gone", "missing", "salsa", "beer", "flan"] },
];
const taco = plainLine(products[0] as never, "USD") as CartLine;

const suggested = (isSellable = (_: string) => true) =>
  suggestedDishes(menu, companions, [taco], { currencyCode: "USD", isSellable }).map(
    ({ product }) => product.id,
  );

test("two dishes that one press can add are suggested", () => {
  expect(suggested()).toEqual(["salsa", "beer"]);
});

test("a dish that is not sold now is not suggested", () => {
  expect(suggested((id) => id !== "salsa")).toEqual(["beer", "flan"]);
});
