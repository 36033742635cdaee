import { expect, test } from "vitest";
import { entryOf, menuOf } from "../testing/menu-fixture.ts";
import {
  dropTarget,
  keepUnchanged,
  placeProduct,
  stepTarget,
  withoutProducts,
  withProduct,
} from "./menu-edits.ts";
import type { Menu } from "./menu-types.ts";

const [a, b, c, d] = [entryOf("a"), entryOf("b"), entryOf("c"), entryOf("d")];
const menu = menuOf({ food: [a, b, c], drinks: [d] });
const orderOf = ({ categories }: Menu) =>
  categories.map(({ products }) => products.map(({ id }) => id).join(""));

test("a product goes behind another one, to the beginning, and to another category", () => {
  expect(orderOf(placeProduct(menu, a, { category: "food", after: "b" }))).toEqual(["bac", "d"]);
  expect(orderOf(placeProduct(menu, c, { category: "food", after: null }))).toEqual(["cab", "d"]);
  expect(orderOf(placeProduct(menu, b, { category: "drinks", after: "d" }))).toEqual(["ac", "db"]);
});

test("a product whose neighbour is gone stands at the end", () => {
  expect(orderOf(placeProduct(menu, a, { category: "food", after: "x" }))).toEqual(["bca", "d"]);
});

test("steps up and down name the product before the new place, and end at the ends", () => {
  const items = [a, b, c];
  expect(stepTarget(items, "c", -1)).toBe("a");
  expect(stepTarget(items, "b", -1)).toBeNull();
  expect(stepTarget(items, "a", -1)).toBeUndefined();
  expect(stepTarget(items, "a", 1)).toBe("b");
  expect(stepTarget(items, "c", 1)).toBeUndefined();
});

test.each([
  ["a", "c", "bottom", "bca"],
  ["a", "c", "top", "bac"],
  ["c", "a", "top", "cab"],
  ["b", "a", "top", "bac"],
  ["b", "c", "top", "abc"],
] as const)("%s dropped at %s, %s edge, gives %s", (dragged, onto, edge, order) => {
  const items = [a, b, c];
  const entry = items.find(({ id }) => id === dragged) ?? a;
  const after = dropTarget(items, dragged, onto, edge);
  expect(orderOf(placeProduct(menu, entry, { category: "food", after }))[0]).toBe(order);
});

test("a new version of a product changes its category and leaves the others as they are", () => {
  const changed = withProduct(menu, { ...a, revision: "a-2" });
  expect(changed.categories[0]?.products[0]?.revision).toBe("a-2");
  expect(changed.categories[1]).toBe(menu.categories[1]);
  expect(orderOf(withoutProducts(menu, new Set(["a", "d"])))).toEqual(["bc", ""]);
});

test("parts that a fresh answer does not change stay the same objects, and a changed stock is a change", () => {
  const fresh = structuredClone(menu);
  const kept = keepUnchanged(menu, fresh);
  expect(kept.categories[0]).toBe(menu.categories[0]);
  const [size] = fresh.categories[0]?.products[1]?.product.product_variants ?? [];
  if (size) size.stock = 2;
  const sold = keepUnchanged(menu, fresh);
  expect(sold.categories[0]?.products[0]).toBe(a);
  expect(sold.categories[0]?.products[1]).not.toBe(b);
  expect(sold.categories[1]).toBe(menu.categories[1]);
});
