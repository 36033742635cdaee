import { expect, test } from "vitest";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { isAnswered } from "./is-answered.ts";

test.each([
  ["refuse", "PENDING", false],
  ["refuse", "PREPARING", true],
  ["refuse", "CANCELLED", true],
  ["cancel", "PREPARING", false],
  ["cancel", "DELIVERED", true],
  ["change", "READY", false],
  ["change", "CANCELLED", true],
] as const)("whether the sheet to %s an order that is %s is over: %s", (kind, status, over) => {
  expect(isAnswered(kind, staffOrder({ status }))).toBe(over);
});

test("the sheet for a payment is over when another member took the money", () => {
  expect(isAnswered("pay", staffOrder({ status: "READY" }))).toBe(false);
  expect(isAnswered("pay", staffOrder({ status: "READY", payment_state: "PAID" }))).toBe(true);
});
