import { expect, test } from "vitest";
import { cardFaults, writtenExpiry, writtenNumber } from "./sandbox-card-form.ts";

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242 4", "4242 4"],
  ["4242-4242", "4242 4242"],
  ["4242 ", "4242"],
])("the number %j is written %j", (typed, written) => {
  expect(writtenNumber(typed)).toBe(written);
});

test.each([
  ["12", "12"],
  ["123", "12/3"],
  ["12/34", "12/34"],
  ["12 / 34", "12/34"],
  ["5/", "05"],
  ["12/", "12"],
])("the expiry %j is written %j", (typed, written) => {
  expect(writtenExpiry(typed)).toBe(written);
});

test("what is not filled in is told, in the order of the form", () => {
  expect(cardFaults({ number: "", expiry: "", cvc: "" })).toEqual(["number", "expiry", "cvc"]);
  const whole = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };
  expect(cardFaults(whole)).toEqual([]);
  expect(cardFaults({ ...whole, expiry: "13/34" })).toEqual(["expiry"]);
});
