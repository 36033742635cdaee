import { expect, test } from "vitest";
import { numberIn, numberText } from "./number-text.ts";

const bounds = { min: 0, max: 100 };

test.each([
  ["", null],
  [" 12 ", 12],
  ["12,5", 12.5],
  ["١٢٫٥", 12.5],
  ["12,5 %", 12.5],
  ["2.5km", 2.5],
])("the text %j is a right number", (text, number) => {
  expect(numberIn(text, bounds)).toEqual({ number, isRight: true });
});

test.each(["x", "1e3", "12,", "%5", "−1", "101", "1,2,3"])("the text %j is not right", (text) => {
  expect(numberIn(text, bounds).isRight).toBe(false);
});

test("a number that must be whole has no decimals", () => {
  expect(numberIn("3.5", { ...bounds, whole: true }).isRight).toBe(false);
  expect(numberIn("3", { ...bounds, whole: true }).isRight).toBe(true);
});

test.each(["1.000", "1,000", "1 000", "1\u202f000", "1'000", "١٬٠٠٠", "1000"])(
  "%j points are a thousand, not one",
  (text) => {
    const points = { min: 0, max: 1_000_000, whole: true };
    expect(numberIn(text, points)).toEqual({ number: 1000, isRight: true });
    expect(numberIn(text, { ...points, max: 120 }).isRight).toBe(false);
  },
);

test("what is one to some and a thousand to others is wrong where both are possible", () => {
  const unclear = { number: Number.NaN, isRight: false, isUnclear: true };
  expect(numberIn("1.000", { min: 0, max: 1_000_000 })).toEqual(unclear);
  expect(numberIn("1.0", { min: 0, max: 1_000_000 })).toEqual({ number: 1, isRight: true });
  expect(numberIn("19.432", { min: -90, max: 90 })).toEqual({ number: 19.432, isRight: true });
  expect(numberIn("1.00.000", { min: 0, max: 1_000_000, whole: true }).isRight).toBe(false);
});

test.each([
  ["de", "1234,5"],
  ["en", "1234.5"],
  ["ar-u-nu-latn", "1234.5"],
])("a field in %s shows %s, and reads it", (language, text) => {
  expect(numberText(1234.5, language)).toBe(text);
  expect(numberIn(text, { min: 0, max: 2000 })).toEqual({ number: 1234.5, isRight: true });
});
