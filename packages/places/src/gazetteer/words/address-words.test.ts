import { expect, test } from "vitest";
import { addressWordsFor } from "./address-words.ts";

const share = (country: string, one: string, other: string) => {
  const words = addressWordsFor(country);
  const forms = new Set(words(one).forms);
  return words(other).forms.some((form) => forms.has(form));
};

test.each([
  ["MX", "av", "avenida"],
  ["MX", "c", "calle"],
  ["MX", "5", "cinco"],
  ["AR", "gral", "general"],
  ["BR", "r", "rua"],
  ["BR", "dr", "doutor"],
  ["US", "st", "street"],
  ["US", "st", "saint"],
  ["US", "n", "north"],
  ["US", "5th", "fifth"],
  ["FR", "bd", "boulevard"],
  ["DE", "str", "strasse"],
  ["IT", "pza", "piazza"],
  ["JP", "ave", "avenue"],
])("in %s %s is %s", (country, short, long) => {
  expect(share(country, short, long)).toBe(true);
  expect(share(country, long, short)).toBe(true);
});

test.each([
  ["MX", "rua", "r"],
  ["US", "calle", "c"],
  ["BR", "rua", "avenida"],
])("in %s %s is not %s", (country, one, other) => {
  expect(share(country, one, other)).toBe(false);
});

test("the name of a street weighs more than its kind, and the kind more than an article", () => {
  const words = addressWordsFor("MX");
  const [name, side, kind, particle] = ["obregon", "norte", "calle", "de"].map(
    (word) => words(word).weight,
  );
  expect([name, side, kind, particle]).toEqual([1, 0.5, 0.25, 0.1]);
});
