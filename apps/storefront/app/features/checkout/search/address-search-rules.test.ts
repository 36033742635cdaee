import { expect, test } from "vitest";
import {
  canSearch,
  offersSearch,
  saysNothingFound,
  searchesByItself,
} from "./address-search-rules.ts";

const mexico = { country: "MX", byHand: false };
const brazil = { country: "BR", byHand: false };

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
])("in Mexico %j is searched for by itself: %s", (text, searched) => {
  expect(searchesByItself(text, mexico)).toBe(searched);
});

test("in Brazil a digit is waited for, until the customer has searched by hand", () => {
  expect(searchesByItself("rua harmonia", brazil)).toBe(false);
  expect(searchesByItself("rua harmonia 1", brazil)).toBe(true);
  expect(searchesByItself("rua harmonia", { ...brazil, byHand: true })).toBe(true);
  expect(searchesByItself("harmonia1", { ...brazil, byHand: true })).toBe(false);
});

const fresh = { searched: null, hasPlace: false };

test("the search button needs four characters, another text than before, and no place yet", () => {
  expect(offersSearch("Obr", fresh)).toBe(false);
  expect(offersSearch("Obr ", fresh)).toBe(false);
  expect(offersSearch("Obre", fresh)).toBe(true);
  expect(offersSearch("Obre", { ...fresh, searched: "Obre" })).toBe(false);
  expect(offersSearch("Obre ", { ...fresh, searched: "Obre" })).toBe(false);
  expect(offersSearch("Obreg", { ...fresh, searched: "Obre" })).toBe(true);
  expect(offersSearch("Obregon", { ...fresh, hasPlace: true })).toBe(false);
});

test("nothing is searched for under three characters", () => {
  expect(canSearch("ab ")).toBe(false);
  expect(canSearch("abc")).toBe(true);
});

test("that nothing was found is said of what was searched for, from four characters on", () => {
  expect(saysNothingFound("abc", "abc")).toBe(false);
  expect(saysNothingFound("abcd", "abcd")).toBe(true);
  expect(saysNothingFound("abcde", "abcd")).toBe(false);
  expect(saysNothingFound("abcd", null)).toBe(false);
});
