import type { Category, Product } from "@comanda/contract/companies/menu";
import { expect, test } from "vitest";
import { menuEntry } from "./menu-entry.ts";
import { demoSite } from "./testing/demo-site.ts";

const { site } = demoSite("taqueria");

function product(id: string, changes: Partial<Product> = {}): Product {
  const variant = { id: `${id}-1`, name: null, original_price: null, selected: false, stock: null };
  return {
    id,
    name: `Dish ${id}`,
    visible: true,
    images: [],
    product_variants: [{ ...variant, price: 28.5 }],
    modifier_groups: [],
    ...changes,
  } as unknown as Product;
}

const category = (name: string, ...products: Product[]): Category => ({ id: name, name, products });
const dishes = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => product(`${from + at}`));

test("the entry of the menu has its first ten visible products, in their sections", () => {
  const entry = menuEntry(site, [
    category("Hidden", product("h", { visible: false })),
    category("Tacos", ...dishes(0, 9)),
    category("Drinks", ...dishes(9, 5)),
    category("Sweets", ...dishes(14, 2)),
  ]);
  const listed = entry.hasMenuSection.map(({ name, hasMenuItem }) => [
    name,
    hasMenuItem.map((item) => item.name),
  ]);
  expect(listed).toEqual([
    ["Tacos", [0, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Dish ${number}`)],
    ["Drinks", ["Dish 9"]],
  ]);
});

test("the entry of a product has its price, its picture and its availability", () => {
  const [sold, out] = [
    product("a b", { images: [{ image_url: "taco.webp" }], description: " With onion " }),
    product("gone", {
      stock_enabled: true,
      product_variants: [
        {
          id: "g",
          name: null,
          price: 5,
          original_price: null,
          selected: true,
          stock: 0,
          price_id: null,
        },
      ],
    }),
  ];
  const [section] = menuEntry(site, [category("Tacos", sold, out)]).hasMenuSection;
  const at = (id: string) => expect.stringMatching(new RegExp(`/products\\?product=${id}$`, "u"));
  expect(section?.hasMenuItem).toEqual([
    {
      "@type": "MenuItem",
      name: "Dish a b",
      description: "With onion",
      image: expect.stringMatching(/^http.*\/media\/companies\/products\/images\/800\/taco\.jpg$/u),
      offers: {
        "@type": "Offer",
        price: 28.5,
        priceCurrency: "MXN",
        availability: "https://schema.org/InStock",
        url: at("a\\+b"),
      },
    },
    expect.objectContaining({
      offers: expect.objectContaining({
        price: 5,
        availability: "https://schema.org/SoldOut",
        url: at("gone"),
      }),
    }),
  ]);
});

test("the entry of a product without a price has no offer", () => {
  const [section] = menuEntry(site, [
    category("Tacos", product("x", { product_variants: [] })),
  ]).hasMenuSection;
  expect(section?.hasMenuItem[0]?.offers).toBeUndefined();
});
