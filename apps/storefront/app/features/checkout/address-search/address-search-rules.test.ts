import { expect, test } from "vitest";
import {
  canPressSearch,
  isSearchable,
  shouldAutoSearch,
  shouldReportNoResults,
} from "./address-search-rules.ts";

const mexico = { country: "MX", searchedManually: false };
const brazil = { country: "BR", searchedManually: false };

test.each([
  ["", false],
  ["Obregon", false],
  ["ab", false],
  ["a ", false],
  ["a b", true],
  ["   ", false],
  [" Obregon", false],
  ["Obregon ", true],
  ["alvaro obregon", true],
])("in Mexico %j is searched without the button: %s", (text, searched) => {
  expect(shouldAutoSearch(text, mexico)).toBe(searched);
});

test("in Brazil the automatic search needs a digit until the customer has used the button", () => {
  expect(shouldAutoSearch("rua harmonia", brazil)).toBe(false);
  expect(shouldAutoSearch("rua harmonia 1", brazil)).toBe(true);
  expect(shouldAutoSearch("rua harmonia", { ...brazil, searchedManually: true })).toBe(true);
  expect(shouldAutoSearch("harmonia1", { ...brazil, searchedManually: true })).toBe(false);
});

const fresh = { searched: null, hasPlace: false };

test("the search button needs four characters, a new text and no chosen place", () => {
  expect(canPressSearch("Obr", fresh)).toBe(false);
  expect(canPressSearch("Obr ", fresh)).toBe(false);
  expect(canPressSearch("Obre", fresh)).toBe(true);
  expect(canPressSearch("Obre", { ...fresh, searched: "Obre" })).toBe(false);
  expect(canPressSearch("Obre ", { ...fresh, searched: "Obre" })).toBe(false);
  expect(canPressSearch("Obreg", { ...fresh, searched: "Obre" })).toBe(true);
  expect(canPressSearch("Obregon", { ...fresh, hasPlace: true })).toBe(false);
});

test("under three characters nothing is searched", () => {
  expect(isSearchable("ab ")).toBe(false);
  expect(isSearchable("abc")).toBe(true);
});

test("a missing result is reported only for the searched text, from four characters on", () => {
  expect(shouldReportNoResults("abc", "abc")).toBe(false);
  expect(shouldReportNoResults("abcd", "abcd")).toBe(true);
  expect(shouldReportNoResults("abcde", "abcd")).toBe(false);
  expect(shouldReportNoResults("abcd", null)).toBe(false);
});
