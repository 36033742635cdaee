import { expect, test } from "vitest";
import { formatCardExpiry, formatCardNumber, invalidCardFields } from "./sandbox-card-input.ts";

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242 4", "4242 4"],
  ["4242-4242", "4242 4242"],
  ["4242 ", "4242"],
])("the number %j is formatted as %j", (typed, written) => {
  expect(formatCardNumber(typed)).toBe(written);
});

test.each([
  ["12", "12"],
  ["123", "12/3"],
  ["12/34", "12/34"],
  ["12 / 34", "12/34"],
  ["5/", "05"],
  ["12/", "12"],
])("the expiry %j is formatted as %j", (typed, written) => {
  expect(formatCardExpiry(typed)).toBe(written);
});

test("missing fields are returned in the order of the form", () => {
  expect(invalidCardFields({ number: "", expiry: "", cvc: "" })).toEqual([
    "number",
    "expiry",
    "cvc",
  ]);
  const whole = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };
  expect(invalidCardFields(whole)).toEqual([]);
  expect(invalidCardFields({ ...whole, expiry: "13/34" })).toEqual(["expiry"]);
});
