import fc from "fast-check";
import { expect, test } from "vitest";
import {
  discountPercent,
  displayedVariants,
  findOrderableVariant,
  findVisibleProduct,
  type Variant,
  variantPrices,
  visibleCategories,
} from "./products.ts";

const variant = (id: string, more: Partial<Variant> = {}): Variant => ({ id, ...more });
const product = (id: string, visible: boolean | null = true) => ({
  id,
  name: id,
  visible,
  product_variants: [variant(`${id}-v`)],
});

test.each([
  [{ price: 10, original_price: 20 }, 10, 50],
  [{ price: 0, original_price: 20 }, 0, 100],
  [{ price: null, original_price: 20 }, 20, 0],
  [{ price: 10 }, 10, 0],
  [{ price: 10, original_price: 0 }, 10, 0],
  [{ price: 2, original_price: 3 }, 2, 33],
  [{ price: 1, original_price: 3 }, 1, 67],
  [{ price: 10, original_price: null }, 10, 0],
  [{ price: 25, original_price: 20 }, 25, 0],
  [{}, 0, 0],
])("a variant of %o costs %d with a discount of %d percent", (amounts, price, percent) => {
  expect(variantPrices(variant("a", amounts), "MXN").price).toBe(price * 100);
  expect(discountPercent(variant("a", amounts))).toBe(percent);
});

test.each<[string, Variant[], string[]]>([
  ["the only variant, also without a price", [variant("a")], ["a"]],
  ["those with a name", [variant("a", { name: "Small" }), variant("b")], ["a"]],
  [
    "those with an original price",
    [variant("a", { original_price: 0 }), variant("b", { original_price: 0.5 })],
    ["b"],
  ],
  [
    "those with either, in the menu's order",
    [variant("a", { original_price: 5 }), variant("b"), variant("c", { name: "Big" })],
    ["a", "c"],
  ],
  [
    "all of the selected",
    [variant("a", { selected: true }), variant("b"), variant("c", { selected: true })],
    ["a", "c"],
  ],
  ["else the selected", [variant("a"), variant("b", { selected: true })], ["b"]],
  [
    "named before selected",
    [variant("a", { selected: true }), variant("b", { name: "Big" })],
    ["b"],
  ],
  ["none without any of these", [variant("a"), variant("b")], []],
])("displayed variants: %s", (_, variants, shown) => {
  expect(displayedVariants(variants).map(({ id }) => id)).toEqual(shown);
});

test("the menu keeps visible products, and categories with visible products", () => {
  const categories = [
    { name: "Tacos", products: [product("a"), product("b", false), product("c", null)] },
    { name: "Hidden", products: [product("d", false)] },
    { name: "Empty", products: [] },
  ];
  const shown = visibleCategories(categories);
  expect(shown.map(({ name }) => name)).toEqual(["Tacos"]);
  expect(shown[0]!.products.map(({ id }) => id)).toEqual(["a", "c"]);
});

test("a hidden product and a variant of another product are not found", () => {
  const categories = [{ products: [product("a"), product("b", false)] }];
  expect(findVisibleProduct(categories, "a")).toBe(categories[0]!.products[0]);
  expect(findVisibleProduct(categories, "b")).toBeUndefined();
  expect(findOrderableVariant(product("a"), "a-v")?.id).toBe("a-v");
  expect(findOrderableVariant(product("a"), "b-v")).toBeUndefined();
});

test("a variant that is not displayed cannot be ordered", () => {
  const taco = {
    id: "taco",
    name: "Taco",
    product_variants: [
      { id: "small", original_price: 20 },
      { id: "left over", price: 5 },
    ],
  };
  expect(findOrderableVariant(taco, "small")?.id).toBe("small");
  expect(findOrderableVariant(taco, "left over")).toBeUndefined();
});

test("every shown product is found, and filtering twice changes nothing", () => {
  const products = fc.array(fc.tuple(fc.string(), fc.boolean()).map(([id, on]) => product(id, on)));
  fc.assert(
    fc.property(fc.array(products), (lists) => {
      const shown = visibleCategories(lists.map((list) => ({ products: list })));
      expect(visibleCategories(shown)).toEqual(shown);
      for (const { id } of shown.flatMap((category) => category.products)) {
        expect(findVisibleProduct(shown, id)?.id).toBe(id);
      }
    }),
  );
});
