import { expect, test } from "vitest";
import { legalUrlsIn } from "./legal-urls.ts";

const legal = {
  terms: "https://a.test/{language}/terms?l={language}",
  privacy: "https://a.test/privacy/{language}",
};

test.each([
  ["es", "es"],
  ["es-MX", "es"],
  ["pt", "pt"],
  ["fr", "fr"],
  ["en", "en"],
  ["it", "en"],
  ["ar", "en"],
] as const)("in the locale %s the legal texts are in %s", (locale, language) => {
  expect(legalUrlsIn(legal, locale)).toEqual({
    terms: `https://a.test/${language}/terms?l=${language}`,
    privacy: `https://a.test/privacy/${language}`,
  });
});

test("a legal text without an address stays without one", () => {
  const none = { terms: null, privacy: null };
  expect(legalUrlsIn(none, "es")).toEqual(none);
});
