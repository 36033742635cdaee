import { expect, test } from "vitest";
import { entryOf, pesos, sauces } from "../testing/menu-fixture.ts";
import { differences, mergeDrafts } from "./conflict.ts";
import { productOf } from "./draft-to-product.ts";
import { type ProductDraft, startProductDraft } from "./product-to-draft.ts";

const stored = entryOf("taco", {
  product_variants: [
    { id: "small", name: "Chico", price: 20 },
    { id: "large", name: "Grande", price: 40 },
  ],
  modifier_groups: [sauces],
}).product;
const base = startProductDraft(stored, pesos);
const withPrice = (draft: ProductDraft, key: string, price: string): ProductDraft => ({
  ...draft,
  variants: draft.variants.map((each) => (each.key === key ? { ...each, price } : each)),
});

test("two editors of different fields have a difference each, and the changed side is preselected", () => {
  const mine = { ...base, name: "Taco dorado" };
  const theirs = withPrice(base, "small", "25");
  expect(differences(base, mine, theirs)).toEqual([
    { field: "name", preselect: "mine" },
    { field: "variants.small", preselect: "theirs" },
  ]);
  const merged = mergeDrafts(mine, theirs, new Set(["name"] as const));
  expect(productOf(merged, stored, pesos)).toMatchObject({
    name: "Taco dorado",
    product_variants: [
      { id: "small", price: 25 },
      { id: "large", price: 40 },
    ],
  });
});

test("the price that both changed is taken from the chosen side", () => {
  const [mine, theirs] = [withPrice(base, "large", "50"), withPrice(base, "large", "60")];
  expect(differences(base, mine, theirs)).toEqual([{ field: "variants.large", preselect: "mine" }]);
  const priceIn = (draft: ProductDraft) => draft.variants[1]?.price;
  expect(priceIn(mergeDrafts(mine, theirs, new Set(["variants.large"] as const)))).toBe("50");
  expect(priceIn(mergeDrafts(mine, theirs, new Set()))).toBe("60");
});

test("a size that the other editor deleted is made again without its id", () => {
  const theirs = { ...base, variants: base.variants.slice(0, 1) };
  const mine = withPrice(base, "large", "50");
  expect(differences(base, mine, theirs)).toEqual([{ field: "variants", preselect: "mine" }]);
  const merged = mergeDrafts(mine, theirs, new Set(["variants"] as const));
  const { product_variants } = productOf(merged, stored, pesos);
  expect(product_variants.map((variant) => "id" in variant)).toEqual([true, false]);
});

test("the same change of both editors is no difference", () => {
  const both = { ...base, description: "Con piña" };
  expect(differences(base, both, { ...both })).toEqual([]);
});
