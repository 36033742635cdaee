import { expect, test } from "vitest";
import { requiresConsent } from "./consent.ts";

test.each([
  ["DE", true],
  ["NO", true],
  ["RE", true],
  ["GB", true],
  ["CH", true],
  ["BR", true],
  ["UY", true],
  ["US", false],
  ["MX", false],
  ["mx", false],
  [" us ", false],
])("a company in %s must ask for consent: %s", (country, asks) => {
  expect(requiresConsent(country)).toBe(asks);
});

test.each(["", "XX", "ZW", "U S", "USMX", "constructor"])(
  "a company in the unknown country %j must ask for consent",
  (code) => {
    expect(requiresConsent(code)).toBe(true);
  },
);
