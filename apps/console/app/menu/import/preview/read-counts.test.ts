import { expect, test } from "vitest";
import { readCounts } from "./read-counts.ts";

test("the counts say of what the dishes of a file have nothing", () => {
  const counts = readCounts([
    { id: "a", name: "A", description: "good", product_variants: [{ id: "s", price: 1 }] },
    {
      id: "b",
      name: "B",
      visible: false,
      allergens: [],
      product_variants: [
        { id: "s", price: 1 },
        { id: "l", price: 2 },
      ],
      modifier_groups: [{ id: "g", name: "Extras", modifiers: [] }],
    },
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    description: 1,
    sizes: 1,
    choices: 1,
    diets: 0,
    allergens: 1,
    translations: 0,
    pictures: 0,
    hidden: 1,
  });
});
