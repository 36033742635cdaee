import { expect, test } from "vitest";
import { digitsOfSearch, phoneForms } from "./phone-search.ts";

test.each([
  ["1053", "1053"],
  ["#1053", "1053"],
  ["+52 (55) 1234-5678", "525512345678"],
  ["55/12.34\u20115678", "5512345678"],
  ["\u202a٥٥ ١٢٣٤\u202c", "551234"],
  ["Ana", null],
  ["Mesa 12", null],
  ["+", null],
  ["", null],
  ["1".repeat(16), null],
])("the digits of the search %j are %j", (search, digits) => {
  expect(digitsOfSearch(search)).toBe(digits);
});

test.each([
  ["5512345678", ["5512345678"]],
  // Home: a zero before the number in France, an old prefix in Mexico.
  ["0612345678", ["0612345678", "612345678"]],
  ["0445512345678", ["0445512345678", "445512345678", "5512345678"]],
  // Abroad.
  ["0033612345678", ["0033612345678", "33612345678"]],
  ["5215512345678", ["5215512345678", "525512345678"]],
  ["00525512345678", ["00525512345678", "525512345678"]],
  ["0678", ["0678"]],
  ["678", []],
  ["", []],
])("the phone that people dial as %s may be stored as %j", (digits, forms) => {
  expect(phoneForms(digits)).toEqual(forms);
});
