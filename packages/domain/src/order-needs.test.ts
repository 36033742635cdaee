import { expect, test } from "vitest";
import { isPlaced, lacksAnotherPayment, lacksPayment, type OrderProgress } from "./order-needs.ts";
import { type OrderStatus, TRANSITIONS } from "./order-status.ts";

const order = (changes: Partial<OrderProgress>): OrderProgress => ({
  status: "INITIATED",
  payment_status: null,
  ...changes,
});
const sent = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };

test.each<OrderStatus>(["INITIATED", "PENDING"])(
  "a new order without a way to pay is not placed, be it called %s",
  (status) => {
    expect(isPlaced(order({ status }))).toBe(false);
    expect(isPlaced(order({ status, meta_data: {} }))).toBe(false);
  },
);

test("a new order with a way to pay, or with a history, is placed", () => {
  expect(isPlaced(order({ status: "PENDING", ...sent }))).toBe(true);
  expect(isPlaced(order({ status: "PENDING", status_history: [{}] }))).toBe(true);
  expect(isPlaced(order({ status: "INITIATED", ...sent }))).toBe(false);
});

test("what somebody has begun with is placed, whatever else it says", () => {
  for (const status of Object.keys(TRANSITIONS) as OrderStatus[]) {
    if (status === "INITIATED" || status === "PENDING") continue;
    expect(isPlaced(order({ status }))).toBe(true);
  }
});

test.each<OrderStatus>(["INITIATED", "PENDING", "PREPARING"])(
  "an order called %s lacks the payment that was asked for",
  (status) => {
    expect(lacksPayment(order({ status, payment_status: "payment_requested" }))).toBe(true);
    expect(lacksPayment(order({ status }))).toBe(false);
  },
);

test("an order that is over or paid lacks no payment", () => {
  const asked = { payment_status: "payment_requested" } as const;
  expect(lacksPayment(order({ ...asked, status: "CANCELLED" }))).toBe(false);
  expect(lacksPayment(order({ ...asked, status: "DELIVERED" }))).toBe(false);
  expect(lacksPayment(order({ ...asked, payment_state: "PAID" }))).toBe(false);
  expect(lacksPayment(order({ ...asked, payment_state: "PARTIAL" }))).toBe(true);
});

test("a payment that failed is to be made again until somebody begins with the order", () => {
  const failed = { payment_status: "failed" } as const;
  expect(lacksAnotherPayment(order(failed))).toBe(true);
  expect(lacksAnotherPayment(order({ ...failed, status: "PENDING", ...sent }))).toBe(true);
  expect(isPlaced(order({ ...failed, status: "PENDING", ...sent }))).toBe(false);
  expect(lacksAnotherPayment(order({ ...failed, status: "READY" }))).toBe(false);
  expect(lacksAnotherPayment(order({ ...failed, payment_state: "PAID" }))).toBe(false);
});
