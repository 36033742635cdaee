import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { expect, test } from "vitest";
import { isRunning, splitOrders, withOrder } from "./running-orders.ts";

const now = new Date("2026-05-01T12:30:00.000Z");
const order = (changes: Partial<OwnOrder> = {}) =>
  ({
    id: "o-1",
    status: "PREPARING",
    payment_status: null,
    payment_state: "UNPAID",
    created_at: "2026-05-01T12:00:00.000Z",
    scheduled_delivery_date: null,
    updated_at: "2026-05-01T12:10:00.000Z",
    ...changes,
  }) as OwnOrder;

test.each([
  ["PENDING", true],
  ["READY", true],
  ["DRIVER_ARRIVED_AT_DESTINATION", true],
  ["DELIVERED", false],
  ["FINALIZED", false],
  ["CANCELLED", false],
] as const)("an order with the status %s is running: %s", (status, expected) => {
  expect(isRunning(order({ status }), now)).toBe(expected);
});

test("an order that waits for its payment is running, one whose payment failed is not", () => {
  const status = "INITIATED";
  expect(isRunning(order({ status, payment_status: "payment_requested" }), now)).toBe(true);
  expect(isRunning(order({ status, payment_status: "failed" }), now)).toBe(false);
  expect(isRunning(order({ status, payment_status: "refund_pending" }), now)).toBe(false);
});

test("an order that the restaurant never finishes runs for a day, from its scheduled time", () => {
  const created_at = "2026-04-30T12:29:59.999Z";
  expect(isRunning(order({ created_at }), now)).toBe(false);
  const scheduled_delivery_date = "2026-04-30T12:30:00.000Z";
  expect(isRunning(order({ created_at, scheduled_delivery_date }), now)).toBe(true);
  expect(isRunning(order({ created_at: null }), now)).toBe(true);
});

test("the end of an order is said only if it was seen running", () => {
  const over = order({ id: "o-2", status: "CANCELLED" });
  const old = order({ id: "o-3", status: "FINALIZED" });
  const { running, ended } = splitOrders([order(), over, old], ["o-1", "o-2"], now);
  expect(running.map(({ id }) => id)).toEqual(["o-1"]);
  expect(ended.map(({ id }) => id)).toEqual(["o-2"]);
});

test("a late answer does not replace a newer state", () => {
  const late = order({ status: "PENDING", updated_at: "2026-05-01T12:09:00.000Z" });
  expect(withOrder([order()], late)).toEqual([order()]);
  const fresh = order({ status: "READY", updated_at: "2026-05-01T12:11:00.000Z" });
  expect(withOrder([order(), order({ id: "o-2" })], fresh)).toEqual([fresh, order({ id: "o-2" })]);
});
