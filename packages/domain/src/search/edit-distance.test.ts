import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["pollo", "pollo", 0],
  ["polo", "pollo", 1],
  ["polllo", "pollo", 1],
  ["pollp", "pollo", 1],
  ["oplla", "pollo", 2],
  ["samlon", "salmon", 1],
])("from %s to %s are %i typos", (typed, word, typos) => {
  expect(editDistance(typed, word, 2).whole).toBe(typos);
});

test("the beginning of a word is compared without the letters that are not typed yet", () => {
  expect(editDistance("gaucam", "guacamole", 2)).toEqual({ whole: 3, beginning: 1 });
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 9 });

test("a larger tolerance changes no distance that a smaller one has found", () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 3 }), (typed, other, most) => {
      const exact = editDistance(typed, other, 20);
      const { whole, beginning } = editDistance(typed, other, most);
      expect(whole).toBe(Math.min(exact.whole, most + 1));
      expect(beginning).toBe(Math.min(exact.beginning, most + 1));
      expect(beginning).toBeLessThanOrEqual(whole);
    }),
  );
});

test("the distance is the same in both directions", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other, 20).whole).toBe(editDistance(other, one, 20).whole);
    }),
  );
});
