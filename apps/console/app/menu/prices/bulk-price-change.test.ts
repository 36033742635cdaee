import fc from "fast-check";
import { expect, test } from "vitest";
import { changePrice, type PriceChange, type Rounding, roundingsOf } from "./bulk-price-change.ts";

const shown = (code: string) => ({ code, show_decimals: code !== "CLP" });
const hidden = (code: string) => ({ code, show_decimals: false });
const none: Rounding = { kind: "none" };
const raise = (
  kind: "percent" | "amount",
  value: number,
  rounding: Rounding = none,
): PriceChange => ({
  direction: "raise",
  by: { kind, value },
  rounding,
});
const lower = (kind: "percent" | "amount", value: number): PriceChange => ({
  direction: "lower",
  by: { kind, value },
  rounding: none,
});
const named = (code: string, name: string): Rounding => {
  const found = roundingsOf(shown(code)).find((each) => each.name === name);
  if (!found) throw new Error(`${code} has no rounding ${name}`);
  return found.rounding;
};

test.each([
  [30, raise("percent", 10), 33],
  [12.35, raise("percent", 7.5), 13.28],
  [30, lower("percent", 50), 15],
  [30, raise("amount", 2.5), 32.5],
  [30, lower("amount", 30), 0],
  [31.2, raise("percent", 0, named("MXN", "1")), 31],
  [31.5, raise("percent", 0, named("MXN", "1")), 32],
  [31.24, raise("percent", 0, named("MXN", "0.50")), 31],
  [31.27, raise("percent", 0, named("MXN", "0.05")), 31.25],
  [31.2, raise("percent", 0, named("MXN", ".90")), 30.9],
  [31.5, raise("percent", 0, named("MXN", ".90")), 31.9],
  [0.2, raise("percent", 0, named("MXN", ".90")), 0.9],
  [31.46, raise("percent", 0, named("MXN", ".99")), 30.99],
  [0, raise("percent", 10, named("MXN", ".90")), 0],
  [4, raise("percent", 10, named("MXN", "10")), 4.4],
])("%d changed by %j is %d", (price, change, expected) => {
  expect(changePrice(price, change, shown("MXN"))).toBe(expected);
});

test("prices of currencies without decimals end in whole tens and hundreds", () => {
  expect(changePrice(4990, raise("percent", 5, named("CLP", "10")), shown("CLP"))).toBe(5240);
  expect(changePrice(4990, raise("percent", 5, named("CLP", "990")), shown("CLP"))).toBe(4990);
});

test("where the company shows no decimals, a percentage makes whole prices", () => {
  expect(changePrice(12_345, raise("percent", 5), hidden("COP"))).toBe(12_962);
  expect(changePrice(12_345, raise("percent", 5), shown("COP"))).toBe(12_962.25);
  expect(changePrice(12_345.5, raise("percent", 10), hidden("COP"))).toBe(13_580.05);
  expect(changePrice(5_250, lower("percent", 0.5), hidden("IQD"))).toBe(5_224);
  expect(roundingsOf(hidden("COP")).map(({ name }) => name)).toEqual([
    "10",
    "50",
    "100",
    "90",
    "990",
  ]);
});

test("a price of three decimals keeps its thousandths", () => {
  expect(changePrice(1.255, raise("amount", 0.1), shown("KWD"))).toBe(1.355);
});

test("a price that would be below zero or above the largest amount stays", () => {
  expect(changePrice(5, lower("amount", 5.01), shown("MXN"))).toBeNull();
  expect(changePrice(999_999_999, raise("percent", 1), shown("MXN"))).toBeNull();
});

test("a rounded price is at most one step away, and is rounded once", () => {
  const roundings = roundingsOf(shown("EUR")).map(({ rounding }) => rounding);
  const price = fc.integer({ min: 0, max: 10_000_00 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(price, fc.constantFrom(...roundings), (before, rounding) => {
      const once = changePrice(before, raise("percent", 0, rounding), shown("EUR")) ?? Number.NaN;
      const size = rounding.kind === "step" ? rounding.step : 100;
      expect(Math.abs(once - before)).toBeLessThanOrEqual(size / 100);
      expect(changePrice(once, raise("percent", 0, rounding), shown("EUR"))).toBe(once);
    }),
  );
});
