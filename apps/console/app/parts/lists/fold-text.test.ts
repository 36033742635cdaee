import { expect, test } from "vitest";
import { foldText, searchMatcher } from "./fold-text.ts";

test("case, accents, wide letters and spaces at the ends do not matter", () => {
  expect(foldText(" Jalapeño ＡＢ ")).toBe("jalapeno ab");
});

test.each([
  ["", true],
  ["  ", true],
  ["TACO", true],
  ["pastor taco", true],
  ["lap", true],
  ["taco soup", false],
])("the search %j finds a text: %s", (search, found) => {
  expect(searchMatcher(search)("Taco al pastor, jalapeño")).toBe(found);
});
