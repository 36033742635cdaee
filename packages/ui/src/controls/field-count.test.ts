import { expect, test } from "vitest";
import { fieldCount } from "./field-count.ts";

test("a field has a counter from the first character", () => {
  expect(fieldCount(1, 120)).toEqual({ written: 1, max: 120 });
  expect(fieldCount(121, 120)).toEqual({ written: 121, max: 120 });
});

test("an empty field has no counter", () => {
  expect(fieldCount(0, 120)).toBeUndefined();
});
