import { expect, test } from "vitest";
import {
  dishKey,
  dishNames,
  methodKey,
  methodNames,
  partKey,
  rewardKey,
  rewardNames,
} from "./dish-names.ts";

const translated = (id: string, name: string, original: string) => ({
  id,
  name,
  original_texts: { name: original },
});

const menu = [
  {
    products: [
      {
        ...translated("taco", "Taco maison", "Taco de la casa"),
        product_variants: [translated("one", "Un", "Uno"), { id: "three", name: "Tres" }],
        modifier_groups: [{ modifiers: [translated("green", "Verte", "Verde")] }],
      },
      { id: "soup", name: "Sopa", product_variants: [], modifier_groups: [] },
    ],
  },
];

const line = (product_id: string | null, variant_id: string | null, modifiers: string[] = []) => ({
  product_id,
  variant_id,
  modifiers: modifiers.map((modifier_id) => ({ modifier_id })),
});

test("an order gets the translated names of its products, variants and modifiers by id", () => {
  expect(dishNames([line("taco", "one", ["green", "gone"])], menu)).toEqual({
    [dishKey("taco")]: "Taco maison",
    [partKey("variant", "taco", "one")]: "Un",
    [partKey("modifier", "taco", "green")]: "Verte",
  });
});

test("a dish that is not translated or not on the menu has no name", () => {
  const lines = [line("taco", "three"), line("soup", null), line("gone", "one"), line(null, null)];
  expect(dishNames(lines, menu)).toEqual({ [dishKey("taco")]: "Taco maison" });
});

test.each(["__proto__", "constructor", "toString"])(
  "a product with the id %s has no name unless the menu translates it",
  (id) => {
    const names = dishNames([line(id, id, [id])], menu);
    const keys = [dishKey(id), partKey("variant", id, id), partKey("modifier", id, id)];
    expect(keys.map((key) => names[key])).toEqual([undefined, undefined, undefined]);
  },
);

test("an order gets the translated name of its payment method by id", () => {
  const cash = { id: "cash", description: "Cash", original_texts: { description: "Efectivo" } };
  const terminal = { id: "terminal", description: "Terminal" };
  expect(methodNames("cash", [terminal, cash])).toEqual({ [methodKey("cash")]: "Cash" });
  expect(methodNames("terminal", [terminal, cash])).toEqual({});
  expect(methodNames("gone", [terminal, cash])).toEqual({});
});

test("an order gets the translated names of its own rewards only", () => {
  const water = translated("water", "Fresh water", "Agua fresca");
  const cake = translated("cake", "Cake", "Pastel");
  const flan = { id: "flan", name: "Flan" };
  const discounts = [{ reward_id: null }, { reward_id: "water" }, { reward_id: "flan" }];
  expect(rewardNames(discounts, [cake, water, flan])).toEqual({
    [rewardKey("water")]: "Fresh water",
  });
  expect(rewardNames([{ reward_id: null }], [water])).toEqual({});
});
