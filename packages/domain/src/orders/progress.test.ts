import { expect, test } from "vitest";
import {
  changesLive,
  isAwaitingPayment,
  isPlaced,
  needsNewPayment,
  type OrderProgress,
} from "./progress.ts";
import { type OrderStatus, TRANSITIONS } from "./status.ts";

const order = (changes: Partial<OrderProgress>): OrderProgress => ({
  status: "INITIATED",
  payment_status: null,
  ...changes,
});
const sent = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };

test.each<OrderStatus>(["INITIATED", "PENDING"])(
  "a new order without a payment method is not placed with the status %s",
  (status) => {
    expect(isPlaced(order({ status }))).toBe(false);
    expect(isPlaced(order({ status, meta_data: {} }))).toBe(false);
  },
);

test("a PENDING order with a payment method or a history is placed", () => {
  expect(isPlaced(order({ status: "PENDING", ...sent }))).toBe(true);
  expect(isPlaced(order({ status: "PENDING", status_history: [{}] }))).toBe(true);
  expect(isPlaced(order({ status: "INITIATED", ...sent }))).toBe(false);
});

test("an order that the restaurant has begun with is placed", () => {
  for (const status of Object.keys(TRANSITIONS) as OrderStatus[]) {
    if (status === "INITIATED" || status === "PENDING") continue;
    expect(isPlaced(order({ status }))).toBe(true);
  }
});

test.each<OrderStatus>(["INITIATED", "PENDING", "PREPARING"])(
  "an order with the status %s waits for its requested payment",
  (status) => {
    expect(isAwaitingPayment(order({ status, payment_status: "payment_requested" }))).toBe(true);
    expect(isAwaitingPayment(order({ status }))).toBe(false);
  },
);

test("a finished or paid order waits for no payment", () => {
  const requested = { payment_status: "payment_requested" } as const;
  expect(isAwaitingPayment(order({ ...requested, status: "CANCELLED" }))).toBe(false);
  expect(isAwaitingPayment(order({ ...requested, status: "DELIVERED" }))).toBe(false);
  expect(isAwaitingPayment(order({ ...requested, payment_state: "PAID" }))).toBe(false);
  expect(isAwaitingPayment(order({ ...requested, payment_state: "PARTIAL" }))).toBe(true);
});

test("a failed payment can be repeated until the restaurant begins with the order", () => {
  const failed = { payment_status: "failed" } as const;
  expect(needsNewPayment(order(failed))).toBe(true);
  expect(needsNewPayment(order({ ...failed, status: "PENDING", ...sent }))).toBe(true);
  expect(isPlaced(order({ ...failed, status: "PENDING", ...sent }))).toBe(false);
  expect(needsNewPayment(order({ ...failed, status: "READY" }))).toBe(false);
  expect(needsNewPayment(order({ ...failed, payment_state: "PAID" }))).toBe(false);
});

test.each([
  ["INITIATED", null, false],
  ["INITIATED", "payment_requested", true],
  ["INITIATED", "failed", true],
  ["PENDING", null, true],
  ["PREPARING", null, true],
  ["READY", null, true],
  ["DRIVER_ON_THE_WAY_TO_DESTINATION", null, true],
  ["DRIVER_ARRIVED_AT_DESTINATION", null, true],
  ["DELIVERED", null, false],
  ["FINALIZED", null, false],
  ["CANCELLED", "refund_pending", false],
] as const)(
  "an order that is %s with the payment status %s changes live: %s",
  (status, payment_status, live) => {
    expect(changesLive({ status, payment_status })).toBe(live);
  },
);
