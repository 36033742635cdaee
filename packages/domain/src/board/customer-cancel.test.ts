import { expect, test } from "vitest";
import { customerCancelUntil } from "./customer-cancel.ts";

const noon = Date.parse("2026-11-23T12:00:00Z");
const after = (minutes: number) => new Date(noon + minutes * 60_000);
const placed = { status: "PENDING" as const, placed_at: after(0) };
const until = (minutes: number | null, now: number, order: object = {}) =>
  customerCancelUntil({ ...placed, ...order }, { customer_cancel_minutes: minutes }, after(now));

test("an order can be cancelled for as many minutes as the settings say", () => {
  expect(until(2, 0)).toEqual(after(2));
  expect(until(2, 1.99)).toEqual(after(2));
  expect(until(2, 2)).toBeNull();
});

test("0 minutes are never, and null is until the order is accepted", () => {
  expect(until(0, 0)).toBeNull();
  expect(until(null, 600)).toBe("always");
});

test.each(["INITIATED", "PREPARING", "READY", "DELIVERED", "CANCELLED"] as const)(
  "an order that is %s cannot be cancelled by its customer",
  (status) => {
    expect(until(null, 0, { status })).toBeNull();
    expect(until(5, 0, { status })).toBeNull();
  },
);
