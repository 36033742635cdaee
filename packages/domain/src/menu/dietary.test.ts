import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ALLERGENS,
  DIETS,
  type DietaryFacts,
  dietaryContradictions,
  FILTER_DIETS,
  filterMenu,
  fitsDiet,
  NO_DIETARY_FILTER,
} from "./dietary.ts";

test.each<[string, DietaryFacts, boolean]>([
  ["a dish that states other allergens", { allergens: ["fish"] }, true],
  ["a dish that states none", { allergens: [] }, true],
  ["a dish that states the allergen", { allergens: ["fish", "milk"] }, false],
  ["a dish that states nothing", {}, false],
  ["a dish whose allergens are null", { allergens: null, diets: ["vegan"] }, false],
])("a filter without milk shows %s: %#", (_, facts, shown) => {
  expect(fitsDiet(facts, { without: ["milk"], only: [] })).toBe(shown);
});

test("a vegan dish is vegetarian, and a vegetarian one is not vegan", () => {
  expect(fitsDiet({ diets: ["vegan"] }, { without: [], only: ["vegetarian"] })).toBe(true);
  expect(fitsDiet({ diets: ["vegetarian"] }, { without: [], only: ["vegan"] })).toBe(false);
});

test("a diet contradicts the allergens that it excludes, and no others", () => {
  expect(dietaryContradictions({ diets: ["vegan", "spicy"], allergens: ["milk", "nuts"] })).toEqual(
    [{ diet: "vegan", allergen: "milk" }],
  );
  expect(dietaryContradictions({ diets: ["lactose_free"], allergens: ["milk"] })).toEqual([]);
  expect(dietaryContradictions({ diets: ["vegan"] })).toEqual([]);
});

const facts: fc.Arbitrary<DietaryFacts> = fc.record(
  {
    allergens: fc.option(fc.uniqueArray(fc.constantFrom(...ALLERGENS))),
    diets: fc.uniqueArray(fc.constantFrom(...DIETS)),
  },
  { requiredKeys: [] },
);
const menus = fc.array(fc.record({ products: fc.array(facts, { maxLength: 6 }) }));
const filters = fc.record({
  without: fc.uniqueArray(fc.constantFrom(...ALLERGENS)),
  only: fc.uniqueArray(fc.constantFrom(...FILTER_DIETS)),
});

test("a filtered menu keeps the order, counts what it hides, and hides more with more wishes", () => {
  fc.assert(
    fc.property(menus, filters, filters, (menu, one, other) => {
      const all = menu.flatMap(({ products }) => products);
      const shown = filterMenu(menu, one);
      const left = shown.categories.flatMap(({ products }) => products);
      if (one.without.length + one.only.length > 0)
        expect(left).toEqual(all.filter((each) => fitsDiet(each, one)));
      expect(left.length + shown.hidden).toBe(all.length);
      const both = filterMenu(menu, {
        without: [...one.without, ...other.without],
        only: [...one.only, ...other.only],
      });
      expect(both.hidden).toBeGreaterThanOrEqual(shown.hidden);
    }),
  );
});

test("without a filter the menu is the same object", () => {
  const menu = [{ products: [{}] }];
  expect(filterMenu(menu, NO_DIETARY_FILTER).categories).toBe(menu);
});
