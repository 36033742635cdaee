import { expect, test } from "vitest";
import { numberIn, numberText, writtenClearly } from "./number-text.ts";

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
  const bounds = { min: 0, max: 1_000_000 };
  const readings = { thousands: 1125, decimals: 1.125 };
  for (const text of ["1.125", "1,125"])
    expect(numberIn(text, bounds)).toEqual({ number: Number.NaN, isRight: false, readings });
  for (const [language, decimals] of [
    ["de", "1,1250"],
    ["en", "1.1250"],
  ] as const) {
    const clear = writtenClearly(readings, language);
    expect(clear).toEqual({ thousands: "1125", decimals });
    expect(numberIn(clear.thousands, bounds).number).toBe(1125);
    expect(numberIn(clear.decimals, bounds).number).toBe(1.125);
  }
  expect(numberIn("1.0", { min: 0, max: 1_000_000 })).toEqual({ number: 1, isRight: true });
  expect(numberIn("19.432", { min: -90, max: 90 })).toEqual({ number: 19.432, isRight: true });
  expect(numberIn("1.00.000", { min: 0, max: 1_000_000, whole: true }).isRight).toBe(false);
});

test.each(["1.125.000", "1,125,000", "1 125 000", "1'125'000"])(
  "%j is a number of thousands also where decimals are possible",
  (text) => {
    const bounds = { min: 0, max: 2_000_000 };
    expect(numberIn(text, bounds)).toEqual({ number: 1_125_000, isRight: true });
  },
);

test("an Arabic mark is that of decimals or that of thousands, never unclear", () => {
  const bounds = { min: 0, max: 1_000_000 };
  expect(numberIn("١٫١٢٥", bounds)).toEqual({ number: 1.125, isRight: true });
  expect(numberIn("١٬١٢٥", bounds)).toEqual({ number: 1125, isRight: true });
});

test.each([
  ["de", "1234,5"],
  ["en", "1234.5"],
  ["ar-u-nu-latn", "1234.5"],
])("a field in %s shows %s, and reads it", (language, text) => {
  expect(numberText(1234.5, language)).toBe(text);
  expect(numberIn(text, { min: 0, max: 2000 })).toEqual({ number: 1234.5, isRight: true });
});
