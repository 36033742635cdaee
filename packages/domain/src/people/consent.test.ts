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
])("a company in %s asks before it measures: %s", (country, asks) => {
  expect(requiresConsent(country)).toBe(asks);
});

test.each(["", "XX", "ZW", "U S", "USMX", "constructor"])(
  "%j is not known, and so asks",
  (code) => {
    expect(requiresConsent(code)).toBe(true);
  },
);
