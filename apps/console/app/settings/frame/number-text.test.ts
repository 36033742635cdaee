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

test.each([
  ["de", "1234,5"],
  ["en", "1234.5"],
  ["ar-u-nu-latn", "1234.5"],
])("a field in %s shows %s, and reads it", (language, text) => {
  expect(numberText(1234.5, language)).toBe(text);
  expect(numberIn(text, { min: 0, max: 2000 })).toEqual({ number: 1234.5, isRight: true });
});
