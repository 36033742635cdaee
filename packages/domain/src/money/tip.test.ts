import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptsTip, maxTip, TIP_PERCENTS, tipAmounts, tipForPercent } from "./tip.ts";

test.each([
  ["MX", { tip: { active: true } }, true],
  ["MX", { tip: { active: false } }, false],
  ["MX", { tip: {} }, false],
  ["MX", { tip: null }, false],
  ["MX", null, false],
  ["MX", undefined, false],
  ["BR", { tip: { active: true } }, false],
  ["br", { tip: { active: true } }, false],
])("in %s with the settings %j a tip is accepted: %s", (country, settings, taken) => {
  expect(acceptsTip(country, settings)).toBe(taken);
});

test("a tip is at most the subtotal", () => {
  expect(maxTip(2850)).toBe(2850);
  expect(maxTip(0)).toBe(0);
});

test("a tip by percentage is rounded to the currency's smallest unit", () => {
  expect(TIP_PERCENTS.map((percent) => tipForPercent(percent, 18_250, "MXN"))).toEqual([
    913, 1825, 2738, 3650,
  ]);
  expect(tipForPercent(15, 995_000, "CLP")).toBe(149_300);
  expect(tipForPercent(15, 0, "USD")).toBe(0);
});

test.each([
  [30_000, [1000, 2000, 3000, 5000]],
  [1850, [100, 200, 300, 500]],
  [10_000, [500, 1000, 1500, 2500]],
  [1_250_000, [50_000, 100_000, 150_000, 250_000]],
  [250, [100, 200]],
  [99, []],
  [0, []],
])("the offered amounts for a subtotal of %i are %j", (subtotal, amounts) => {
  expect(tipAmounts(subtotal, "MXN")).toEqual(amounts);
});

test("offered amounts are allowed, increasing and whole units", () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (subtotal) => {
      const shares = TIP_PERCENTS.map((percent) => tipForPercent(percent, subtotal, "JPY"));
      for (const offered of [tipAmounts(subtotal, "MXN"), shares]) {
        expect(offered).toEqual(offered.toSorted((a, b) => a - b));
        for (const amount of offered) expect(amount).toBeLessThanOrEqual(maxTip(subtotal));
      }
      for (const amount of tipAmounts(subtotal, "MXN")) expect(amount % 100).toBe(0);
    }),
  );
});

test("offered amounts are whole units in currencies with other decimals", () => {
  expect(tipAmounts(40_000, "KWD")).toEqual([2_000, 4_000, 6_000, 10_000]);
  expect(tipAmounts(4_000, "KWD")).toEqual([1_000, 2_000, 3_000]);
  expect(tipAmounts(40_000, "MXN")).toEqual([2_000, 4_000, 6_000, 10_000]);
});
