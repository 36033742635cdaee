import type { Category } from "@comanda/contract/companies/menu";
import type { CartLine } from "@comanda/domain/cart/lines";
import { plainLine } from "@comanda/domain/cart/plain-line";
import { expect, test } from "vitest";
import { menuIdeas } from "./menu-ideas.ts";

const dish = (id: string, changes: object = {}) => ({
  id,
  name: id,
  images: [{ image_url: `${id}.webp` }],
  modifier_groups: [],
  stock_enabled: false,
  visible: true,
  product_variants: [
    { id: `${id}-1`, name: null, price: 10, original_price: null, stock: null, visible: true },
  ],
  ...changes,
});
const choice = { id: "size", name: "Size", min: 1, max: 1, modifiers: [] };
const category = (id: string, products: object[]) => ({ id, name: id, visible: true, products });
const taco = dish("taco");
const menu = [
  category("tacos", [taco, dish("quesadilla"), dish("torta"), dish("gringa")]),
  category("drinks", [dish("plain", { images: [] }), dish("beer"), dish("soda")]),
  category("desserts", [dish("choice", { modifier_groups: [choice] }), dish("flan")]),
] as unknown as Category[];
const inCart = [plainLine(taco as never, "USD") as CartLine];

const ideas = (popular: string[] = [], isSellable = (_: string) => true) =>
  menuIdeas(menu, inCart, { currencyCode: "USD", popular, isSellable }).map(
    ({ product }) => product.id,
  );

test("without popular dishes a drink and a dessert come before more of what is in the cart", () => {
  expect(ideas()).toEqual(["beer", "flan", "quesadilla", "torta"]);
});

test("popular dishes come first, without those in the cart", () => {
  expect(ideas(["taco", "soda", "torta"])).toEqual(["soda", "torta", "beer", "flan"]);
});

test("a dish that is not sold now is not suggested", () => {
  expect(ideas(["soda"], (id) => id !== "soda")).toEqual(["beer", "flan", "quesadilla", "torta"]);
});
