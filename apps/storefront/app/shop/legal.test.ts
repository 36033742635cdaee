import { expect, test } from "vitest";
import { legalIn } from "./legal.ts";

const legal = { terms: "https://a.test/{language}/terms?l={language}", privacy: null };

test.each([
  ["es", "es"],
  ["es-MX", "es"],
  ["pt", "pt"],
  ["fr", "fr"],
  ["en", "en"],
  ["it", "en"],
  ["ar", "en"],
] as const)("who speaks %s reads %s", (locale, language) => {
  expect(legalIn(legal, locale)).toEqual({
    terms: `https://a.test/${language}/terms?l=${language}`,
    privacy: null,
  });
});
