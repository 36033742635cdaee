import { expect, test } from "vitest";
import type { Product } from "../menu/products.ts";
import { addLine, type CartLine } from "./lines.ts";
import { cartShare, plainLine } from "./plain-line.ts";

const soup: Product = {
  id: "soup",
  name: "Soup",
  product_variants: [{ id: "soup-1", price: 60, original_price: 80 }],
  modifier_groups: [
    { id: "extras", name: "Extras", max: 2, modifiers: [{ id: "egg", name: "Egg" }] },
  ],
};

test("a product with one variant and only optional groups has a plain line at its price", () => {
  expect(plainLine(soup, "MXN")).toMatchObject({
    product_id: "soup",
    variant_id: "soup-1",
    quantity: 1,
    comment: "",
    modifiers: [],
    seen: 6_000,
    name: "Soup",
  });
});

test.each<[string, Partial<Product>]>([
  [
    "with two variants",
    {
      product_variants: [
        { id: "s", name: "Small", price: 1 },
        { id: "l", name: "Large", price: 2 },
      ],
    },
  ],
  ["without a variant", { product_variants: [] }],
  [
    "with a required group",
    {
      modifier_groups: [{ id: "g", name: "Broth", min: 1, modifiers: [{ id: "m", name: "Hot" }] }],
    },
  ],
])("a product %s needs a choice", (_, change) => {
  expect(plainLine({ ...soup, ...change }, "MXN")).toBeNull();
});

/** Returns what a cart with these quantities of the plain line and of one with an egg has of a product. */
function shareOf(product: Product, plainQuantity: number, withEgg = 0) {
  const plain = plainLine(product, "MXN");
  if (!plain) throw new Error("The product needs a choice");
  const egg: CartLine = { ...plain, modifiers: [{ modifier_id: "egg", quantity: 1 }] };
  const lines = [
    { ...plain, quantity: plainQuantity },
    { ...egg, quantity: withEgg },
    { ...plain, product_id: "other", quantity: 5 },
  ];
  return cartShare(product, plain, lines.reduce<CartLine[]>(addLine, []));
}

test("plus and minus are clear only while all pieces are plain", () => {
  expect(shareOf(soup, 0)).toEqual({ quantity: 0, isPlain: true, canAdd: true });
  expect(shareOf(soup, 2)).toEqual({ quantity: 2, isPlain: true, canAdd: true });
  expect(shareOf(soup, 2, 1)).toEqual({ quantity: 3, isPlain: false, canAdd: true });
  expect(shareOf(soup, 0, 1)).toEqual({ quantity: 1, isPlain: false, canAdd: true });
});

test("no more can be added than the stock that other lines leave, or a line's hundred", () => {
  const counted = {
    ...soup,
    stock_enabled: true,
    product_variants: [{ id: "v", price: 1, stock: 3 }],
  };
  expect(shareOf(counted, 1, 1)).toMatchObject({ canAdd: true });
  expect(shareOf(counted, 2, 1)).toMatchObject({ canAdd: false });
  expect(shareOf(soup, 99)).toMatchObject({ canAdd: true });
  expect(shareOf(soup, 100)).toMatchObject({ canAdd: false });
});

test("a product that needs a choice only counts its pieces", () => {
  const lines = addLine([], { ...(plainLine(soup, "MXN") as CartLine), quantity: 2 });
  expect(cartShare(soup, null, lines)).toEqual({ quantity: 2, isPlain: false, canAdd: false });
});
