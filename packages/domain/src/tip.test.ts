import { expect, test } from "vitest";
import { largestTip, takesTip } from "./tip.ts";

test.each([
  ["MX", { tip: { active: true } }, true],
  ["MX", { tip: { active: false } }, false],
  ["MX", { tip: {} }, false],
  ["MX", { tip: null }, false],
  ["MX", null, false],
  ["MX", undefined, false],
  ["BR", { tip: { active: true } }, false],
  ["br", { tip: { active: true } }, false],
])("in %s with %j: %s", (country, settings, taken) => {
  expect(takesTip(country, settings)).toBe(taken);
});

test("a tip is at most what the goods cost", () => {
  expect(largestTip(2850)).toBe(2850);
  expect(largestTip(0)).toBe(0);
});
