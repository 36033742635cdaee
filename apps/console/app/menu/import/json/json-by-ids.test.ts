import { expect, test } from "vitest";
import { readJsonMenu as read } from "../../testing/read-json-menu.ts";

test("the objects of Square's catalog find each other by their ids, in cents", () => {
  const money = (amount: number) => ({ amount, currency: "EUR" });
  const size = (name: string, fields: object) => ({
    type: "ITEM_VARIATION",
    item_variation_data: { name, pricing_type: "FIXED_PRICING", ...fields },
  });
  const { dishes, left } = read({
    objects: [
      { type: "CATEGORY", id: "C", category_data: { name: "Coffee" } },
      {
        type: "MODIFIER_LIST",
        id: "M",
        modifier_list_data: {
          name: "Milk",
          modifiers: [{ id: "o", modifier_data: { name: "Oat", price_money: money(60) } }],
        },
      },
      {
        type: "ITEM",
        id: "I",
        item_data: {
          name: "Latte",
          categories: [{ id: "C" }],
          modifier_list_info: [
            { modifier_list_id: "M", min_selected_modifiers: 1, max_selected_modifiers: 1 },
          ],
          variations: [
            size("Small", { price_money: money(350) }),
            size("Large", { price_money: money(5) }),
          ],
        },
      },
      {
        type: "ITEM",
        id: "V",
        item_data: {
          name: "Catch",
          category_id: "C",
          variations: [size("Regular", { pricing_type: "VARIABLE_PRICING" })],
        },
      },
      {
        type: "ITEM",
        id: "D",
        is_deleted: true,
        item_data: { name: "Gone", variations: [size("", { price_money: money(1) })] },
      },
    ],
  });
  expect(dishes).toEqual(["Coffee / Latte: Small 3.5, Large 0.05 + Milk 1–1 Oat 0.6"]);
  expect(left).toEqual([[2, "price_type", "price", "VARIABLE_PRICING"]]);
});

test("categories and groups of Uber Eats and Deliveroo name their items by ids, and choices are no dishes", () => {
  const title = (en: string) => ({ translations: { en } });
  const uber = read({
    menus: [{ title: title("Main"), category_ids: ["c"] }],
    categories: [{ id: "c", title: title("Burgers"), entities: [{ id: "a", type: "ITEM" }] }],
    items: [
      {
        id: "a",
        title: title("Burger"),
        price_info: { price: 950 },
        modifier_group_ids: { ids: ["g"] },
        suspension_info: { suspension: { suspend_until: 9 } },
      },
      { id: "b", title: title("Cheese"), price_info: { price: 100 } },
    ],
    modifier_groups: [
      {
        id: "g",
        title: title("Extras"),
        quantity_info: { quantity: { min_permitted: 0, max_permitted: 2 } },
        modifier_options: [{ id: "b", type: "ITEM" }],
      },
    ],
  });
  expect(uber.dishes).toEqual(["Burgers / Burger: 9.5 + Extras 0–2 Cheese 1 hidden"]);
  expect(uber.left).toEqual([]);
  const deliveroo = read({
    name: "Main",
    menu: {
      categories: [{ name: { en: "Curries" }, item_ids: ["i"] }],
      items: [
        { id: "i", name: { en: "Green" }, price_info: { price: 1150 }, modifier_ids: ["m"] },
        { id: "t", name: { en: "Tofu" }, price_info: { price: 0 }, type: "CHOICE" },
      ],
      modifiers: [
        { id: "m", name: { en: "With" }, min_selection: 1, max_selection: 1, item_ids: ["t"] },
      ],
    },
  });
  expect(deliveroo.dishes).toEqual(["Curries / Green: 11.5 + With 1–1 Tofu 0"]);
});

test("the groups of Just Eat, which the sizes of a dish name, belong to the dish where all sizes name them", () => {
  const size = (name: string, basePrice: number, modifierGroupsIds: string[]) => ({
    id: name,
    name,
    basePrice,
    modifierGroupsIds,
  });
  const { dishes, file } = read({
    categories: [{ id: "c", name: "Curries", itemIds: ["i"] }],
    items: [
      {
        id: "i",
        name: "Korma",
        variations: [size("Chicken", 7.95, ["g", "h"]), size("Lamb", 8.95, ["g"])],
      },
    ],
    modifierGroups: [
      { id: "g", name: "Rice", minChoices: 0, maxChoices: 1, modifierIds: ["m"] },
      { id: "h", name: "Skin", minChoices: 0, maxChoices: 1, modifierIds: ["m"] },
    ],
    modifierSets: [{ id: "m", name: "Pilau", additionPrice: 2.5 }],
  });
  expect(dishes).toEqual(["Curries / Korma: Chicken 7.95, Lamb 8.95 + Rice 0–1 Pilau 2.5"]);
  expect(file.notes).toEqual([{ line: null, kind: "choicesMissing", value: "Skin" }]);
});

test("a group of Toast whose choices replace the price has the sizes of its dish", () => {
  const { dishes, left } = read({
    menus: [
      {
        name: "Food",
        menuGroups: [
          {
            name: "Pies",
            menuItems: [
              {
                name: "Fish",
                price: 18.5,
                pricingStrategy: "BASE_PRICE",
                modifierGroupReferences: [1],
              },
              {
                name: "Pie",
                price: null,
                pricingStrategy: "SIZE_PRICE",
                modifierGroupReferences: [1, 2],
              },
            ],
          },
        ],
      },
    ],
    modifierGroupReferences: {
      1: {
        referenceId: 1,
        name: "Side",
        minSelections: 1,
        maxSelections: 1,
        modifierOptionReferences: [11],
      },
      2: {
        referenceId: 2,
        name: "Size",
        pricingMode: "REPLACES_PRICE",
        modifierOptionReferences: [12, 13],
      },
    },
    modifierOptionReferences: {
      11: { referenceId: 11, name: "Fries", price: 1.5 },
      12: { referenceId: 12, name: "Slice", price: 4 },
      13: { referenceId: 13, name: "Whole", price: 20 },
    },
  });
  expect(left).toEqual([]);
  expect(dishes).toEqual([
    "Pies / Fish: 18.5 + Side 1–1 Fries 1.5",
    "Pies / Pie: Slice 4, Whole 20 + Side 1–1 Fries 1.5",
  ]);
});

test("the limits of a group may stand in an object of their own, as in Wolt", () => {
  const group = (name: string, fields: object) => ({
    name,
    values: [{ name: "x", price: 1 }],
    ...fields,
  });
  const { dishes } = read({
    categories: [
      {
        name: "A",
        items: [
          {
            name: "a",
            price: 12,
            options: [
              group("Extras", { selection_range: { min: 0, max: 3 } }),
              group("Bread", { isRequired: true, multiple: false }),
            ],
          },
        ],
      },
    ],
  });
  expect(dishes).toEqual(["A / a: 12 + Extras 0–3 x 1 + Bread 1–1 x 1"]);
});
