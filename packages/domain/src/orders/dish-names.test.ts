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

const method = (id: string, description: string, original: string) => ({
  id,
  description,
  original_texts: { description: original },
});

test("an order gets the name of its payment method by id, as its order type has it", () => {
  const methods = {
    table: [method("card", "Card at your table", "Tarjeta en tu mesa")],
    takeaway: [method("card", "Card at pick-up", "Tarjeta al recoger")],
    onsite: [{ id: "card", description: "Tarjeta" }, method("cash", "Cash", "Efectivo")],
    delivery: null,
  };
  const nameOf = (id: string, type: "TABLE" | "TAKEAWAY" | "ONSITE" | null) =>
    methodNames({ id, type }, methods)[methodKey(id)];
  expect(nameOf("card", "TAKEAWAY")).toBe("Card at pick-up");
  expect(nameOf("card", "ONSITE")).toBeUndefined();
  expect(nameOf("cash", "ONSITE")).toBe("Cash");
  expect(nameOf("cash", "TAKEAWAY")).toBe("Cash");
  expect(nameOf("cash", null)).toBe("Cash");
  expect(nameOf("gone", "TABLE")).toBeUndefined();
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
