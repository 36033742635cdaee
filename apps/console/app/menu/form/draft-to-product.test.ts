import { expect, test } from "vitest";
import { entryOf, menuOf, pesos, sauces } from "../testing/menu-fixture.ts";
import { isSameDraft, normalizeDraft, productOf } from "./draft-to-product.ts";
import { emptyDraft, newGroup, ownCopy, startProductDraft } from "./product-to-draft.ts";
import { serverFaults } from "./server-faults.ts";
import { changedSharedGroups, withGroupsEverywhere, withOwnCopies } from "./shared-groups.ts";
import { stockToSet, withStoredStock } from "./stock-to-set.ts";

const stored = {
  ...entryOf("taco", {
    product_variants: [{ id: "one", price: 30, stock: 7, price_id: "p" }],
    stock_enabled: true,
    images: [{ image_url: "taco.jpg" }],
    modifier_groups: [sauces],
  }).product,
  supplier: "Molino",
};
const draft = startProductDraft(stored, pesos);

test("an unchanged draft stands for the product, with fields that the form does not show", () => {
  expect(productOf(draft, stored, pesos)).toMatchObject({
    supplier: "Molino",
    images: [{ image_url: "taco.jpg" }],
    product_variants: [{ id: "one", price: 30, stock: 7, price_id: "p" }],
    modifier_groups: [
      { id: "sauces", max: 2, modifiers: [{ id: "verde" }, { id: "roja", stock: 4 }] },
    ],
  });
});

test("new parts have no id, and messy numbers are read", () => {
  const [size] = emptyDraft().variants;
  if (!size) throw new Error("A new product has no size");
  const made = {
    ...emptyDraft(),
    name: "  Torta ",
    variants: [{ ...size, price: " $ 12,50 " }],
    groups: [ownCopy(draft.groups[0] ?? newGroup())],
  };
  const product = productOf(made, null, pesos);
  expect(product).toMatchObject({ name: "Torta", description: null });
  expect(product.product_variants).toEqual([
    { name: null, price: 12.5, original_price: null, selected: false, stock: null },
  ]);
  expect(JSON.stringify(product)).not.toContain('"id"');
});

test("another way to write a price is no change, another price is one", () => {
  const priced = (price: string) =>
    normalizeDraft(
      { ...draft, variants: draft.variants.map((each) => ({ ...each, price })) },
      pesos,
    );
  expect(isSameDraft(draft, priced("$30"))).toBe(true);
  expect(isSameDraft(draft, priced("31"))).toBe(false);
  expect(isSameDraft(draft, priced("cheap"))).toBe(false);
});

test("only a stock that was typed is set", () => {
  const variants = draft.variants.map((each) => ({ ...each, stock: "9" }));
  expect(stockToSet(draft, { ...draft, name: "x" })).toEqual({ variants: [], modifiers: [] });
  expect(stockToSet(draft, { ...draft, variants })).toEqual({ variants: ["one"], modifiers: [] });
});

test("a merged draft keeps what orders have left of a stock that was not typed", () => {
  const withStock = (stock: string, price = "30") => ({
    ...draft,
    variants: draft.variants.map((each) => ({ ...each, stock, price })),
  });
  const theirs = withStock("5");
  const stockOf = (merged: typeof draft) => {
    const sent = withStoredStock(merged, draft, theirs);
    return [sent.variants[0]?.stock, stockToSet(theirs, sent).variants];
  };
  expect(stockOf(theirs)).toEqual(["5", []]);
  expect(stockOf(withStock("7", "31"))).toEqual(["5", []]);
  expect(stockOf(withStock("9", "31"))).toEqual(["9", ["one"]]);
});

test("a changed shared group changes in every product, each with its own stock, or becomes a copy", () => {
  const other = entryOf("soup", {
    modifier_groups: [{ ...sauces, modifiers: [{ id: "roja", name: "Roja", price: 5, stock: 1 }] }],
  });
  const menu = menuOf({ food: [{ ...entryOf("taco"), product: stored }, other, entryOf("tea")] });
  expect(changedSharedGroups(draft, draft, menu, "taco")).toEqual([]);
  const changed = { ...draft, groups: draft.groups.map((group) => ({ ...group, max: "1" })) };
  const shared = changedSharedGroups(changed, draft, menu, "taco");
  expect(shared.map(({ id, otherProducts }) => [id, otherProducts.length])).toEqual([
    ["sauces", 1],
  ]);
  const everywhere = withGroupsEverywhere(menu, "taco", shared, pesos);
  expect(everywhere).toMatchObject([
    {
      id: "soup",
      product: { modifier_groups: [{ max: 1, modifiers: [{}, { id: "roja", stock: 1 }] }] },
    },
  ]);
  const [copy] = productOf(withOwnCopies(changed, shared), stored, pesos).modifier_groups;
  expect(copy).toMatchObject({ name: "Salsas", max: 1 });
  expect(JSON.stringify(copy)).not.toContain('"id"');
});

test("faults of the server stand beside the fields that were sent", () => {
  const found = serverFaults(
    [
      { path: "product.product_variants.0.original_price", message: "is odd" },
      { path: "changes.0.product.modifier_groups.0.modifiers.1.name", message: "is bad" },
      { path: "product.category_id", message: "is elsewhere" },
    ],
    draft,
  );
  expect(Object.keys(found.fields)).toEqual([
    "variants.one.original",
    "groups.sauces.modifiers.roja.name",
  ]);
  expect(found.others).toMatchObject([{ path: "product.category_id" }]);
});
