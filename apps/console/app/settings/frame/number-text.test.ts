import { expect, test } from "vitest";
import { numberIn } from "./number-text.ts";

const bounds = { min: 0, max: 100 };

test.each([
  ["", null],
  [" 12 ", 12],
  ["12,5", 12.5],
  ["١٢٫٥", 12.5],
])("the text %j is a right number", (text, number) => {
  expect(numberIn(text, bounds)).toEqual({ number, isRight: true });
});

test.each(["x", "1e3", "12,", "−1", "101", "1,2,3"])("the text %j is not right", (text) => {
  expect(numberIn(text, bounds).isRight).toBe(false);
});

test("a number that must be whole has no decimals", () => {
  expect(numberIn("3.5", { ...bounds, whole: true }).isRight).toBe(false);
  expect(numberIn("3", { ...bounds, whole: true }).isRight).toBe(true);
});
