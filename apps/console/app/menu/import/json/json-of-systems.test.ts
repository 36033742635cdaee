import { expect, test } from "vitest";
import { readJsonMenu as read } from "../../testing/read-json-menu.ts";

const title = (en_us: string) => ({ translations: { en_us } });

test("a group of Uber Eats is read also beside empty lists of exceptions, and so are the diets of a dish", () => {
  const { dishes, left, file } = read({
    menus: [{ id: "m", title: title("All day"), category_ids: ["c"] }],
    categories: [{ id: "c", title: title("Burgers"), entities: [{ id: "i1", type: "ITEM" }] }],
    items: [
      {
        id: "i1",
        title: title("Classic"),
        price_info: { price: 950, overrides: [] },
        modifier_group_ids: { ids: ["g1"], overrides: [] },
        dish_info: { classifications: { dietary_label_info: { labels: ["VEGAN"] } } },
      },
      { id: "o1", title: title("Cheese"), price_info: { price: 100, overrides: [] } },
    ],
    modifier_groups: [
      {
        id: "g1",
        title: title("Extras"),
        quantity_info: { quantity: { min_permitted: 0, max_permitted: 2 } },
        modifier_options: [{ id: "o1", type: "ITEM" }],
      },
    ],
  });
  expect([dishes, left]).toEqual([["Burgers / Classic: 9.5 + Extras 0–2 Cheese 1"], []]);
  expect(file.products[0]?.change(null).diets).toEqual(["vegan"]);
});

test("the groups of Deliverect stand in maps by their ids, and its translations beside the name", () => {
  const { dishes, left, file } = read([
    {
      menu: "Main",
      categories: [{ _id: "c1", name: "Wraps", products: ["p1"], subProducts: [] }],
      products: {
        p1: {
          _id: "p1",
          name: "Wrap",
          nameTranslations: { fr: "Galette" },
          plu: "W1",
          price: 850,
          subProducts: ["g1"],
        },
      },
      modifierGroups: {
        g1: { _id: "g1", name: "Sauce", subProducts: ["m1", "m2"], min: 1, max: 2, price: 0 },
      },
      modifiers: {
        m1: { _id: "m1", name: "Garlic", price: 50, subProducts: [] },
        m2: { _id: "m2", name: "Hot", price: 0, subProducts: [] },
      },
    },
  ]);
  expect([dishes, left]).toEqual([["Wraps / Wrap: 8.5 + Sauce 1–2 Garlic 0.5, Hot 0"], []]);
  expect(file.products[0]?.change(null).translations?.fr?.name).toBe("Galette");
});

test("the sizes of iiko have their names elsewhere, and a dish stands in the group that it names", () => {
  const price = (currentPrice: number) => ({ currentPrice, isIncludedInMenu: true });
  const { dishes, left } = read({
    groups: [
      { id: "g1", name: "Pizza", isGroupModifier: false },
      { id: "g2", name: "Sauces", isGroupModifier: true },
    ],
    products: [
      {
        id: "p1",
        name: "Margherita",
        type: "Dish",
        parentGroup: "g1",
        sizePrices: [
          { sizeId: "s1", price: price(9) },
          { sizeId: "s2", price: price(13) },
        ],
        groupModifiers: [
          { id: "g2", minAmount: 0, maxAmount: 2, childModifiers: [{ id: "m1", maxAmount: 1 }] },
        ],
      },
      {
        id: "m1",
        name: "Garlic",
        type: "Modifier",
        parentGroup: "g2",
        sizePrices: [{ sizeId: null, price: price(1) }],
      },
    ],
    sizes: [
      { id: "s1", name: "25 cm" },
      { id: "s2", name: "35 cm" },
    ],
  });
  expect([dishes, left]).toEqual([
    ["Pizza / Margherita: 25 cm 9, 35 cm 13 + Sauces 0–2 Garlic 1"],
    [],
  ]);
});

test("a group of a category of GloriaFood belongs to its dishes, and one of a single size is named", () => {
  const { dishes, left, file } = read({
    categories: [
      {
        id: 1,
        name: "Pizza",
        groups: [
          {
            id: 5,
            name: "Toppings",
            required: false,
            force_min: 0,
            force_max: 4,
            options: [{ id: 1, name: "Olives", price: 1 }],
          },
        ],
        items: [
          {
            id: 2,
            name: "Margherita",
            price: 8.5,
            sizes: [
              { id: 3, name: "Small", price: 0, groups: [] },
              {
                id: 4,
                name: "Large",
                price: 4,
                groups: [{ id: 6, name: "Crust", options: [{ id: 9, name: "Thick", price: 1 }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect([dishes, left]).toEqual([
    ["Pizza / Margherita: Small 8.5, Large 12.5 + Toppings 0–4 Olives 1"],
    [],
  ]);
  expect(file.notes).toEqual([{ line: null, kind: "choicesMissing", value: "Crust" }]);
});

test("a dish of Poster has its price in a place, and its groups in another unit are named", () => {
  const { dishes, left, file } = read({
    response: [
      {
        product_id: "1",
        product_name: "Water",
        category_name: "Drinks",
        spots: [
          { spot_id: "1", price: "1900", visible: "1" },
          { spot_id: "2", price: "2100", visible: "1" },
        ],
        group_modifications: [
          { name: "Ice", num_max: 2, modifications: [{ name: "Cubes", price: 15 }] },
        ],
      },
    ],
  });
  expect([dishes, left]).toEqual([["Drinks / Water: 19"], []]);
  expect(file.notes).toEqual([{ line: null, kind: "choicesMissing", value: "Ice" }]);
});
