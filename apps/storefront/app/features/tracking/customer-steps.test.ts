import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import { customerSteps } from "./customer-steps.ts";

const order = (changes: Partial<Order>) =>
  ({
    service_type: "TAKEAWAY",
    status: "PENDING",
    payment_status: null,
    status_history: [],
    ...changes,
  }) as Order;

const stepsFor = (changes: Partial<Order>) =>
  customerSteps(order(changes)).map(({ step, state }) => `${step} ${state}`);
const at = (status: Order["status"], minute: number) => ({
  status,
  at: `2026-05-01T12:${minute}:00.000Z`,
});

test("an order has steps that are done, current, and to do", () => {
  expect(stepsFor({ status: "PREPARING" })).toEqual([
    "received done",
    "preparing current",
    "ready todo",
    "delivered todo",
  ]);
  expect(stepsFor({ service_type: "DELIVERY" })).toEqual([
    "received current",
    "preparing todo",
    "ready todo",
    "on_the_way todo",
    "arrived todo",
    "delivered todo",
  ]);
});

test("a delivered order has done every step, before and after the restaurant closes it", () => {
  const all = ["received done", "preparing done", "ready done", "delivered done"];
  expect(stepsFor({ status: "DELIVERED" })).toEqual(all);
  expect(stepsFor({ status: "FINALIZED" })).toEqual(all);
});

test("an order that waits for its payment begins with the payment step", () => {
  const waiting = { status: "INITIATED", payment_status: "payment_requested" } as const;
  expect(stepsFor(waiting)[0]).toBe("payment current");
  expect(
    stepsFor(waiting)
      .slice(1)
      .every((step) => step.endsWith("todo")),
  ).toBe(true);
});

test("an order that was placed before its payment has the payment alone as its current step", () => {
  expect(stepsFor({ status: "PENDING", payment_status: "payment_requested" })).toEqual([
    "payment current",
    "received todo",
    "preparing todo",
    "ready todo",
    "delivered todo",
  ]);
});

test("an order whose payment failed has no steps", () => {
  for (const payment_status of ["failed", "refund_pending", "refunded"] as const) {
    expect(stepsFor({ status: "INITIATED", payment_status })).toEqual([]);
  }
});

test("a cancelled order ends after the steps that it reached, with the time", () => {
  const status_history = [at("PENDING", 10), at("PREPARING", 20), at("CANCELLED", 30)];
  expect(customerSteps(order({ status: "CANCELLED", status_history }))).toEqual([
    { step: "received", state: "done", at: at("PENDING", 10).at },
    { step: "preparing", state: "done", at: at("PREPARING", 20).at },
    { step: "cancelled", state: "ended", at: at("CANCELLED", 30).at },
  ]);
  expect(stepsFor({ status: "CANCELLED", payment_status: "refund_pending" })).toEqual([
    "cancelled ended",
  ]);
});
