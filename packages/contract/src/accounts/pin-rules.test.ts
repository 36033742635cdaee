import * as v from "valibot";
import { expect, test } from "vitest";
import { Pin } from "./account-schemas.ts";
import { PIN_LENGTH } from "./pin-rules.ts";

test.each([
  ["one digit less than the shortest", PIN_LENGTH.min - 1, false],
  ["the shortest", PIN_LENGTH.min, true],
  ["the longest", PIN_LENGTH.max, true],
  ["one digit more than the longest", PIN_LENGTH.max + 1, false],
])("a PIN of %s is valid or not by its length", (_, digits, isValid) => {
  expect(v.is(Pin, "2".repeat(digits))).toBe(isValid);
});

test("a PIN has digits only", () => {
  expect(v.is(Pin, "12a4")).toBe(false);
});
