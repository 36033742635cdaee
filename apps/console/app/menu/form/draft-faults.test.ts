import { expect, test } from "vitest";
import { entryOf, pesos, sauces } from "../testing/menu-fixture.ts";
import { draftFaults } from "./draft-faults.ts";
import { type ProductDraft, startProductDraft } from "./product-to-draft.ts";

const { product } = entryOf("taco", { modifier_groups: [sauces] });
const draft = startProductDraft(product, pesos);
const withVariants = (...changes: Partial<ProductDraft["variants"][number]>[]): ProductDraft => ({
  ...draft,
  variants: changes.map((change, at) => ({
    key: `${at}`,
    base: null,
    name: "",
    price: "30",
    original: "",
    stock: "",
    selected: false,
    translations: {},
    ...change,
  })),
});
const withGroup = (change: Partial<ProductDraft["groups"][number]>): ProductDraft => ({
  ...draft,
  groups: draft.groups.map((group) => ({ ...group, ...change })),
});
const kinds = (tested: ProductDraft) =>
  Object.fromEntries(
    Object.entries(draftFaults(tested, pesos)).map(([path, { kind }]) => [path, kind]),
  );

test("a stored product has no faults", () => {
  expect(kinds(draft)).toEqual({});
});

test.each([
  [{ ...draft, name: "  \u200b" }, { name: "nameMissing" }],
  [{ ...draft, name: "x".repeat(201) }, { name: "long" }],
  [{ ...draft, description: "x".repeat(2001) }, { description: "long" }],
  [withVariants({ price: "" }), { "variants.0.price": "missing" }],
  [withVariants({ price: "", original: "40" }), {}],
  [withVariants({ price: "abc" }), { "variants.0.price": "noPrice" }],
  [
    withVariants({ price: "-3", original: "1,005" }),
    { "variants.0.price": "negative", "variants.0.original": "unclear" },
  ],
  [withVariants({}, { name: "Grande" }), { "variants.0.name": "sizeName" }],
  [withVariants({ selected: true }, { name: "Grande" }), { "variants.0.name": "sizeName" }],
  [withVariants({ stock: "many" }), {}],
  [{ ...withVariants({ stock: "many" }), countsStock: true }, { "variants.0.stock": "count" }],
  [withGroup({ name: "" }), { "groups.sauces.name": "nameMissing" }],
  [withGroup({ min: "3" }), { "groups.sauces.min": "minAboveMax" }],
  [
    withGroup({ min: "1.5", max: "x" }),
    { "groups.sauces.min": "count", "groups.sauces.max": "count" },
  ],
  [withGroup({ modifiers: [] }), { "groups.sauces.modifiers": "noChoices" }],
] as const)("the faults of a draft are those of its fields (%#)", (tested, faults) => {
  expect(kinds(tested as ProductDraft)).toEqual(faults);
});

test("a group cannot require more than its shown choices give", () => {
  const one = draft.groups[0]?.modifiers.map((each, at) => ({
    ...each,
    visible: at === 0,
    max: "1",
  }));
  expect(draftFaults(withGroup({ min: "2", modifiers: one ?? [] }), pesos)).toEqual({
    "groups.sauces.min": { kind: "minAboveChoices", count: 1 },
  });
});
