import { expect, test } from "vitest";
import { readJsonMenu as read } from "../../testing/read-json-menu.ts";

test("sizes of GloriaFood are surcharges where one costs nothing, and an inactive dish is hidden", () => {
  const groups = [
    {
      id: 1,
      name: "Toppings",
      force_min: 0,
      force_max: 3,
      options: [{ id: 1, name: "Ham", price: 1.5 }],
    },
  ];
  const sizes = [
    { id: 1, name: "Small", price: 0 },
    { id: 2, name: "Large", price: 3 },
  ];
  const { dishes } = read({
    categories: [
      {
        id: 1,
        name: "Pizza",
        items: [
          { id: 1, name: "Funghi", price: 7.5, sizes, groups },
          { id: 2, name: "Calzone", price: 8, active: false, sizes: [], groups: [] },
        ],
      },
    ],
  });
  expect(dishes).toEqual([
    "Pizza / Funghi: Small 7.5, Large 10.5 + Toppings 0–3 Ham 1.5",
    "Pizza / Calzone: 8 hidden",
  ]);
});

test.each<[string, unknown, string[]]>([
  [
    "iFood",
    {
      categories: [{ name: "A", items: [{ name: "a", price: { value: 9.5, originalValue: 12 } }] }],
    },
    ["A / a: 9.5 (12)"],
  ],
  [
    "Shopify",
    {
      products: [
        {
          title: "a",
          product_type: "A",
          status: "draft",
          variants: [
            { title: "S", price: "8.50", option1: "S" },
            { title: "L", price: "9.00", option1: "L" },
          ],
          options: [{ name: "Size", values: ["S", "L"] }],
        },
      ],
    },
    ["A / a: S 8.5, L 9 hidden"],
  ],
  [
    "Toast",
    {
      menus: [
        {
          name: "M",
          menuGroups: [
            { name: "A", menuItems: [{ name: "a", price: 9.5, modifierGroupReferences: [1] }] },
          ],
        },
      ],
      modifierGroupReferences: {
        1: { name: "G", minSelections: 0, maxSelections: 1, modifierOptionReferences: [5] },
      },
      modifierOptionReferences: { 5: { name: "x", price: 2 } },
    },
    ["A / a: 9.5 + G 0–1 x 2"],
  ],
  [
    "Loyverse",
    {
      items: [
        {
          item_name: "a",
          category_id: "c",
          variants: [{ option1_value: "S", default_price: 3.5 }],
        },
      ],
      categories: [{ id: "c", name: "A" }],
    },
    ["A / a: S 3.5"],
  ],
  [
    "schema.org",
    {
      "@type": "Menu",
      hasMenuSection: [
        {
          name: "A",
          hasMenuItem: [{ name: "a", offers: { price: "9.50", priceCurrency: "EUR" } }],
        },
      ],
    },
    ["A / a: 9.5"],
  ],
  ["names of categories as keys", { A: [{ name: "a", price: 9.5 }] }, ["A / a: 9.5"]],
  ["names of dishes as keys", { menu: { A: { Soup: 9.5 } } }, ["A / Soup: 9.5"]],
  ["another language", [{ nombre: "a", precio: "9,50 €", categoria: "A" }], ["A / a: 9.5"]],
  [
    "options that are the only prices",
    [
      {
        name: "a",
        category: "A",
        options: [
          { name: "S", price: 8.5 },
          { name: "L", price: 9 },
        ],
      },
    ],
    ["A / a: S 8.5, L 9"],
  ],
  [
    "lists called as ours",
    { categories: [{ name: "A", products: [{ name: "a", price: 9.5 }] }] },
    ["A / a: 9.5"],
  ],
])("the JSON of %s is read", (_, content, wanted) => {
  const { dishes, left } = read(content);
  expect([dishes, left]).toEqual([wanted, []]);
});

test("in a sale the lower price is paid, and the usual one is the price before", () => {
  const sold = (fields: object) => {
    const { file } = read({ categories: [{ name: "A", items: [{ name: "a", ...fields }] }] });
    const [size] = file.products[0]?.change(null).product_variants ?? [];
    return [size?.price, size?.original_price ?? null];
  };
  expect(sold({ price: 10, sale_price: 8.5 })).toEqual([8.5, 10]);
  expect(sold({ price: "8.50", regular_price: "10.00", sale_price: "8.50" })).toEqual([8.5, 10]);
  expect(sold({ price: 10, sale_price: 0 })).toEqual([10, null]);
  expect(sold({ price: 10.5, regular_price: 12, sale_price: "" })).toEqual([10.5, null]);
  // A cash register has what it pays and what it takes.
  expect(sold({ cost_price: 3, sale_price: 8.5 })).toEqual([8.5, null]);
});

test("whole numbers may be cents: the usual price decides, and the owner can", () => {
  const dear = [
    { name: "a", category: "A", price: 1250 },
    { name: "b", category: "A", price: 900 },
  ];
  expect(read(dear).dishes).toEqual(["A / a: 12.5", "A / b: 9"]);
  expect(read(dear).file.unit).toEqual({ read: "small", sample: 1250 });
  expect(read(dear, "whole").dishes).toEqual(["A / a: 1250", "A / b: 900"]);
  const cheap = [{ name: "a", category: "A", price: 12 }];
  expect(read(cheap).dishes).toEqual(["A / a: 12"]);
  expect(read([{ ...cheap[0], price: 12.5 }]).file.unit).toBeUndefined();
});

test("a wrong price, another currency and a missing category leave out their dish alone", () => {
  const { dishes, left, file } = read([
    { name: "a", category: "A", price: "market price" },
    { name: "b", category: "A", price: { amount: "5.00", currency: "USD" } },
    { name: "c", price: 5.5 },
    { name: "d", category: "A", price: 5.5, spice: 2 },
  ]);
  expect(dishes).toEqual(["A / d: 5.5"]);
  expect(left).toEqual([
    [1, "price", "price", "market price"],
    [2, "price", "price", "5.00 USD"],
    [3, "category", "noCategory", ""],
  ]);
  expect(file.unknown).toEqual(["spice"]);
});

test("of a text in several languages the company's is the name, and the others are translations", () => {
  const name = [
    { lang: "en", value: "Broth" },
    { lang: "de-DE", value: "Brühe" },
  ];
  const { file } = read([{ name, description: { en: "Clear" }, category: "A", price: 5.5 }]);
  expect(file.products[0]?.change(null)).toMatchObject({
    name: "Brühe",
    description: "Clear",
    translations: { en: { name: "Broth" } },
  });
});
