import { expect, test } from "vitest";
import { formatPercent } from "./use-percent.ts";

test.each([
  [10, "en", "10%"],
  [3.49, "es-MX", "3.49%"],
  [3.49, "es", "3,49\u00a0%"],
  [3.49, "fr", "3,49\u00a0%"],
  [2.5, "pt", "2,5%"],
  [0.07, "en", "0.07%"],
  [20, "ar", "20%"],
  [2.5, "id", "2,5%"],
  [12.345, "en", "12.35%"],
  [100, "fr", "100\u00a0%"],
] as const)("%d per cent is written in %s as %s", (percent, locale, written) => {
  expect(formatPercent(percent, locale)).toBe(written);
});
