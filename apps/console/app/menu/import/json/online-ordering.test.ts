import { expect, test } from "vitest";
import { readJsonMenu as read } from "../../testing/read-json-menu.ts";

test("Wix writes prices as texts in whole units, names sizes by ids and has limits and surcharges in objects", () => {
  const { dishes, left, file } = read({
    sections: [{ id: "s", name: "Pizza", itemIds: ["i1", "i2"] }],
    items: [
      {
        id: "i1",
        name: "Soup",
        priceInfo: { price: "6.50" },
        orderSettings: { inStock: false },
        labels: [{ id: "l" }],
      },
      {
        id: "i2",
        name: "Funghi",
        priceVariants: {
          variants: [
            { variantId: "v1", priceInfo: { price: "9.00" } },
            { variantId: "v2", priceInfo: { price: "12.00" } },
          ],
        },
        modifierGroups: [{ id: "g" }],
      },
    ],
    variants: [
      { id: "v1", name: "Small" },
      { id: "v2", name: "Large" },
    ],
    modifierGroups: [
      {
        id: "g",
        name: "Extras",
        rule: { required: false, minSelections: 0, maxSelections: 2 },
        modifiers: [
          { id: "x1", additionalChargeInfo: { additionalCharge: "1.50" } },
          { id: "x2", additionalChargeInfo: { additionalCharge: "0" } },
        ],
      },
    ],
    modifiers: [
      { id: "x1", name: "Cheese" },
      { id: "x2", name: "Olives" },
    ],
    labels: [{ id: "l", name: "Vegan" }],
  });
  expect(left).toEqual([]);
  expect(dishes).toEqual([
    "Pizza / Soup: 6.5 hidden",
    "Pizza / Funghi: Small 9, Large 12 + Extras 0–2 Cheese 1.5, Olives 0",
  ]);
  expect(file.products[0]?.change(null).diets).toEqual(["vegan"]);
  expect(file.unknown).toEqual([]);
});

test("a group among the sizes of a dish has the choices that it names by ids, with their prices beside", () => {
  const title = (en: string) => ({ en_US: en });
  const { dishes, left } = read({
    sections: [{ id: "s", title: title("Burgers"), itemIds: ["i"] }],
    items: [
      {
        id: "i",
        title: title("Burger"),
        price: 1250,
        variations: [
          {
            title: title("Toppings"),
            minNumAllowed: 0,
            maxNumAllowed: 2,
            itemIds: ["x", "y"],
            prices: { x: 100 },
          },
        ],
      },
      { id: "x", title: title("Bacon") },
      { id: "y", title: title("Onion") },
    ],
  });
  expect(left).toEqual([]);
  expect(dishes).toEqual(["Burgers / Burger: 12.5 + Toppings 0–2 Bacon 1, Onion 0"]);
});

test("a group among the sizes of a dish without a price has its sizes", () => {
  const options = [
    { name: "S", price: 9.5 },
    { name: "L", price: 12 },
  ];
  const item = { name: "Pizza", variants: [{ name: "Size", options }] };
  expect(read([{ name: "A", items: [item] }]).dishes).toEqual(["A / Pizza: S 9.5, L 12"]);
});

const olo = (products: object[]) => ({ categories: [{ id: 1, name: "Food", products }] });
const option = (name: string, cost: number, more: object = {}) => ({ id: 7, name, cost, ...more });

test("in Olo a cost is the price, a group is named by its description, and a mandatory one without numbers takes one", () => {
  const bread = [option("White", 0), option("Rye", 1.5)];
  const { dishes, left, file } = read(
    olo([
      {
        id: 5,
        name: "Club",
        cost: 8.99,
        optiongroups: [
          { id: 1, description: "Bread", mandatory: true, minselects: null, options: bread },
          { id: 2, description: "Extras", maxselects: "3", options: [option("Egg", 1)] },
        ],
      },
      { id: 6, name: "Cola", cost: 2.5, availability: { now: false, isdisabled: true } },
    ]),
  );
  expect(left).toEqual([]);
  expect(dishes).toEqual([
    "Food / Club: 8.99 + Bread 1–1 White 0, Rye 1.5 + Extras 0–3 Egg 1",
    "Food / Cola: 2.5 hidden",
  ]);
  expect(file.notes).toEqual([{ line: null, kind: "costAsPrice", value: "cost" }]);
});

test("the only group with one choice of a dish that costs 0 has its sizes, and groups inside of choices are named", () => {
  const crust = [{ id: 3, description: "Crust", options: [option("Thin", 0)] }];
  const sizes = [option("Small", 9, { modifiers: crust }), option("Large", 14)];
  const group = { id: 1, description: "Size", mandatory: true, options: sizes };
  const { dishes, file } = read(olo([{ id: 5, name: "Pizza", cost: 0, optiongroups: [group] }]));
  expect(dishes).toEqual(["Food / Pizza: Small 9, Large 14"]);
  expect(file.notes).toContainEqual({ line: null, kind: "choicesMissing", value: "Crust" });
});

test("a cost is no price beside prices, nor in a list of what a kitchen buys", () => {
  const { left } = read([
    { name: "a", category: "A", price: 9.5, cost: 3 },
    { name: "b", category: "A", cost: 2 },
  ]);
  expect(left).toEqual([[2, "price", "price", ""]]);
  expect(read([{ name: "Flour", category: "A", cost: 2 }]).dishes).toEqual([]);
});
