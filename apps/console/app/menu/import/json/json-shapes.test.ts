import { expect, test } from "vitest";
import { readJsonMenu as read } from "../../testing/read-json-menu.ts";

test("the flavours of a pizza of iFood are dishes in its sizes, and its crusts and edges are choices of each", () => {
  const { dishes, left } = read([
    {
      name: "Pizzas",
      template: "PIZZA",
      pizza: {
        id: "p",
        sizes: [
          { id: "s1", name: "Média", slices: 6 },
          { id: "s2", name: "Grande", slices: 8 },
        ],
        crusts: [{ id: "c", name: "Fina", price: { value: 0 } }],
        edges: [{ id: "e", name: "Catupiry", price: { value: 8 } }],
        toppings: [
          { id: "t1", name: "Calabresa", prices: { s1: { value: 39.9 }, s2: { value: 54.9 } } },
          { id: "t2", name: "Portuguesa", prices: { s2: { value: 49.9 } } },
        ],
      },
    },
  ]);
  const choices = "+ Crusts 0–∞ Fina 0 + Edges 0–∞ Catupiry 8";
  expect(left).toEqual([]);
  expect(dishes).toEqual([
    `Pizzas / Calabresa: Média 39.9, Grande 54.9 ${choices}`,
    `Pizzas / Portuguesa: Grande 49.9 ${choices}`,
  ]);
});

test("the children of a dish that are toppings are choices, in the groups that they name", () => {
  const topping = (name: string, price: number, category: object) => ({
    type: "TOPPING",
    name,
    price,
    category,
  });
  const extras = { id: "1", name: "Adiciones", minQty: 0, maxQty: 3 };
  const children = [
    topping("Queso", 1.5, extras),
    topping("Cola", 0, { id: "2", name: "Bebida", minQty: 1, maxQty: 1 }),
    topping("Tocino", 2, extras),
  ];
  const { dishes, file } = read({
    items: [{ type: "PRODUCT", name: "a", price: 9.5, category: { name: "A" }, children }],
  });
  expect(dishes).toEqual(["A / a: 9.5 + Adiciones 0–3 Queso 1.5, Tocino 2 + Bebida 1–1 Cola 0"]);
  expect(file.unknown).toEqual([]);
});

test("a text may stand in an object of its own", () => {
  const section = { title: { text: "Soups" }, catalogItems: [{ title: "Pho", price: 13.95 }] };
  expect(read({ title: "House", sections: [section] }).dishes).toEqual(["Soups / Pho: 13.95"]);
});

test("groups of choices may be lists by their names, a name may be a label, and an amount may name its unit", () => {
  const cents = (amount: number) => ({ amount, unit: "cents" });
  const options = {
    Protein: [{ label: "Chicken", price: cents(300) }],
    "Side dish": [{ label: "Rice", price: cents(0) }],
  };
  const dishes = [{ title: "Risotto", price: cents(1450), options }];
  const { dishes: lines } = read({ menu: { mains: { label: "Mains", dishes } } });
  expect(lines).toEqual(["Mains / Risotto: 14.5 + Protein 0–∞ Chicken 3 + Side dish 0–∞ Rice 0"]);
});

test("choices with a price and without a name are named by their list", () => {
  const extras = [{ ref: "x7", price: 2 }];
  const { dishes, file } = read([{ name: "a", category: "A", price: 9.5, extras }]);
  expect(dishes).toEqual(["A / a: 9.5"]);
  expect(file.notes).toEqual([{ line: null, kind: "choicesMissing", value: "Extras" }]);
});

test("extras of GloriaFood that are allergens are no choices, and a choice that is off comes in hidden", () => {
  const options = [
    { id: 1, name: "Ham", price: 1.2 },
    { id: 2, name: "Olives", price: 0.9, active: false },
  ];
  const { file, dishes } = read({
    categories: [
      {
        name: "Pizza",
        items: [
          {
            id: 1,
            name: "Margherita",
            price: 7,
            groups: [{ id: 5, name: "Toppings", force_min: 0, force_max: 5, options }],
            extras: { menu_item_allergens_values: [{ id: 1, name: "Gluten" }] },
          },
        ],
      },
    ],
  });
  expect(dishes).toEqual(["Pizza / Margherita: 7 + Toppings 0–5 Ham 1.2, Olives 0.9"]);
  const product = file.products[0]?.change(null);
  expect(product?.allergens).toEqual(["gluten"]);
  const [ham, olives] = product?.modifier_groups?.[0]?.modifiers ?? [];
  expect([ham?.visible, olives?.visible]).toEqual([undefined, false]);
});

test("prices by the names of sizes are sizes", () => {
  const { dishes, left } = read([
    { name: "a", category: "A", price: { small: 8.5, large: 11 } },
    { name: "b", category: "A", price: null, variants: { single: 9, double: 12 } },
    { name: "c", category: "A", price: { amount: 5.5, original: 6.5 } },
  ]);
  expect([dishes, left]).toEqual([
    ["A / a: small 8.5, large 11", "A / b: single 9, double 12", "A / c: 5.5 (6.5)"],
    [],
  ]);
});

test("a group may be named by `group` and have its choices as texts, and one that the file lacks is named", () => {
  const modifiers = [
    { group: "Cheese", required: true, choices: ["Cheddar", "Swiss (+1.00)"] },
    { modifier_list_id: "M9" },
  ];
  const { dishes, file } = read([{ name: "a", category: "A", price: 9.5, modifiers }]);
  expect(dishes).toEqual(["A / a: 9.5 + Cheese 1–∞ Cheddar 0, Swiss 1"]);
  expect(file.notes).toEqual([{ line: null, kind: "choicesMissing", value: "M9" }]);
});

test("Foodics writes a fixed price as the method 1, and the limits of a group beside its link", () => {
  const modifiers = [
    {
      name: "Extras",
      pivot: { minimum_options: 0, maximum_options: 2 },
      options: [{ name: "Cheese", price: 3 }],
    },
  ];
  const dish = {
    name: "Burger",
    price: 25.5,
    pricing_method: 1,
    category: { name: "A" },
    modifiers,
  };
  const { dishes, left } = read({ data: [dish] });
  expect([dishes, left]).toEqual([["A / Burger: 25.5 + Extras 0–2 Cheese 3"], []]);
});
