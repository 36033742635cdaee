import fc from "fast-check";
import { expect, test } from "vitest";
import type { ModifierChoice } from "./modifier-quantities.ts";
import { chosenModifiers, groupState, modifierFaults } from "./modifiers.ts";
import type { Modifier, ModifierGroup, Product } from "./products.ts";

const modifier = (id: string, more: Partial<Modifier> = {}): Modifier => ({
  id,
  name: id,
  price: 1.5,
  ...more,
});
const group = (id: string, modifiers: Modifier[], min = 0, max: number | null = null) => ({
  id,
  name: id,
  min,
  max,
  modifiers,
});
const withGroups = (...modifier_groups: ModifierGroup[]): Product => ({
  id: "p",
  name: "Taco",
  product_variants: [{ id: "v" }],
  modifier_groups,
});
const choose = (...choices: [string, number][]): ModifierChoice[] =>
  choices.map(([modifier_id, quantity]) => ({ modifier_id, quantity }));

const taco = withGroups(
  group("salsa", [modifier("roja"), modifier("verde"), modifier("habanero", { stock: 0 })], 1, 2),
  group("extra", [modifier("queso", { max: 2, price: 10 }), modifier("piña", { visible: false })]),
);

test.each<[string, ModifierChoice[], object[]]>([
  ["all is well", choose(["roja", 1], ["queso", 2]), []],
  ["too few", choose(["queso", 1]), [{ code: "below_min", group_id: "salsa", min: 1, missing: 1 }]],
  [
    "too many",
    choose(["roja", 2], ["verde", 1]),
    [{ code: "above_max", group_id: "salsa", max: 2 }],
  ],
  [
    "too many of one, in two choices",
    choose(["roja", 1], ["queso", 2], ["queso", 1]),
    [{ code: "modifier_above_max", group_id: "extra", modifier_id: "queso", max: 2 }],
  ],
  [
    "sold out",
    choose(["habanero", 1]),
    [{ code: "sold_out_modifier", group_id: "salsa", modifier_id: "habanero" }],
  ],
  [
    "hidden",
    choose(["roja", 1], ["piña", 1]),
    [{ code: "hidden_modifier", group_id: "extra", modifier_id: "piña" }],
  ],
  [
    "unknown",
    choose(["roja", 1], ["ketchup", 1]),
    [{ code: "unknown_modifier", modifier_id: "ketchup" }],
  ],
  ["none of an unknown one", choose(["roja", 1], ["ketchup", 0]), []],
])("faults of modifiers: %s", (_, choices, faults) => {
  expect(modifierFaults(taco, choices)).toEqual(faults);
});

test("a group in which nothing can be chosen requires nothing, whatever its min", () => {
  const plain = withGroups(group("closed", [modifier("roja")], 1, 0));
  expect(modifierFaults(plain, [])).toEqual([]);
  expect(modifierFaults(plain, choose(["roja", 1]))).toMatchObject([{ code: "above_max" }]);
});

test("a group of another backend that requires more than it allows is complete with all that it allows", () => {
  const odd = withGroups(group("salsa", [modifier("roja"), modifier("verde")], 3, 1));
  expect(modifierFaults(odd, [])).toMatchObject([{ code: "below_min", missing: 1 }]);
  expect(modifierFaults(odd, choose(["roja", 1]))).toEqual([]);
});

test("every modifier is unknown for a product without groups", () => {
  const plain: Product = { id: "p", name: "Agua", product_variants: [] };
  expect(modifierFaults(plain, [])).toEqual([]);
  expect(modifierFaults(plain, choose(["roja", 1]))).toHaveLength(1);
});

test.each([
  [choose(), { chosen: 0, missing: 1, full: false }],
  [choose(["roja", 1]), { chosen: 1, missing: 0, full: false }],
  [choose(["roja", 1], ["verde", 1], ["queso", 1]), { chosen: 2, missing: 0, full: true }],
])("the state of a group with %o", (choices, state) => {
  expect(groupState(taco.modifier_groups![0]!, choices)).toEqual(state);
});

test("chosen modifiers come in the menu's order, without unknown ones", () => {
  const choices = choose(["queso", 2], ["ketchup", 3], ["roja", 1]);
  expect(chosenModifiers(taco, choices).map((chosen) => chosen.modifier.id)).toEqual([
    "roja",
    "queso",
  ]);
});

test("a modifier with one id in two groups is one choice: it counts in both groups, and is priced once", () => {
  const product = withGroups(
    group("cheese", [modifier("queso"), modifier("panela")], 1, 1),
    group("extras", [modifier("queso"), modifier("crema")], 0, 2),
  );
  const choices = choose(["queso", 1], ["crema", 1]);
  expect(
    chosenModifiers(product, choices).map(({ modifier, quantity }) => [modifier.id, quantity]),
  ).toEqual([
    ["queso", 1],
    ["crema", 1],
  ]);
  expect(product.modifier_groups?.map((each) => groupState(each, choices).chosen)).toEqual([1, 2]);
  expect(modifierFaults(product, choices)).toEqual([]);
});

const anyChoices = fc.array(
  fc.record({
    modifier_id: fc.constantFrom("roja", "verde", "habanero", "queso", "piña", "ketchup"),
    quantity: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 5 },
);

test("the order of choices and their split into pieces do not change the faults", () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const pieces = choices.flatMap(({ modifier_id, quantity }) =>
        Array.from({ length: quantity }, () => ({ modifier_id, quantity: 1 })),
      );
      const reversed = pieces.toReversed();
      expect(new Set(modifierFaults(taco, reversed))).toEqual(
        new Set(modifierFaults(taco, choices)),
      );
    }),
  );
});

test("choosing the missing pieces clears the fault", () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(5), (min, chosen) => {
      const product = withGroups(group("g", [modifier("m")], min));
      const { missing } = groupState(product.modifier_groups![0]!, choose(["m", chosen]));
      expect(modifierFaults(product, choose(["m", chosen]))).toHaveLength(missing > 0 ? 1 : 0);
      expect(modifierFaults(product, choose(["m", chosen + missing]))).toEqual([]);
    }),
  );
});
