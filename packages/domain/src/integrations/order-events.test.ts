import fc from "fast-check";
import { expect, test } from "vitest";
import type { PaymentStateName } from "../orders/payment-status.ts";
import { type OrderStatus, TRANSITIONS } from "../orders/status.ts";
import { ORDER_EVENTS, type OrderFacts, orderEvents } from "./order-events.ts";

const facts = (status: OrderStatus, payment_state: PaymentStateName = "UNPAID"): OrderFacts => ({
  status,
  payment_state,
});

test.each<[string, OrderFacts, OrderFacts, string[]]>([
  ["a placement", facts("INITIATED"), facts("PENDING"), ["order.placed"]],
  [
    "a placement that is paid online",
    facts("INITIATED"),
    facts("PENDING", "PAID"),
    ["order.placed", "order.paid"],
  ],
  [
    "a placement of a draft that was paid before",
    facts("INITIATED", "PAID"),
    facts("PENDING", "PAID"),
    ["order.placed", "order.paid"],
  ],
  ["an acceptance", facts("PENDING"), facts("PREPARING"), ["order.accepted"]],
  ["a refusal", facts("PENDING"), facts("CANCELLED"), ["order.refused"]],
  ["a cancellation", facts("READY"), facts("CANCELLED"), ["order.cancelled"]],
  ["a step", facts("PREPARING"), facts("READY"), ["order.status_changed"]],
  ["a step back", facts("PREPARING"), facts("PENDING"), ["order.status_changed"]],
  [
    "a hand-over that records the cash",
    facts("READY"),
    facts("DELIVERED", "PAID"),
    ["order.status_changed", "order.paid"],
  ],
  ["a payment", facts("READY"), facts("READY", "PAID"), ["order.paid"]],
  ["a second payment", facts("READY", "PAID"), facts("READY", "OVERPAID"), ["order.updated"]],
  ["a payment taken back", facts("READY", "PAID"), facts("READY"), ["order.updated"]],
  ["a moved promise", facts("PREPARING"), facts("PREPARING"), ["order.updated"]],
  ["a draft that is edited", facts("INITIATED"), facts("INITIATED"), []],
  ["a draft that is paid", facts("INITIATED"), facts("INITIATED", "PARTIAL"), []],
  ["a draft that ends", facts("INITIATED"), facts("CANCELLED", "PAID"), []],
])("%s causes its events", (_what, before, after, events) => {
  expect(orderEvents(before, after)).toEqual(events);
});

const status = fc.constantFrom(...(Object.keys(TRANSITIONS) as OrderStatus[]));
const state = fc.constantFrom<PaymentStateName>("UNPAID", "PARTIAL", "PAID", "OVERPAID");
const anyFacts = fc.record({ status, payment_state: state });

test("every change of a placed order causes an event, and at most one of its status", () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, (before, after) => {
      fc.pre(before.status !== "INITIATED");
      const events = orderEvents(before, after);
      expect(events.length).toBeGreaterThan(0);
      expect(new Set(events).size).toBe(events.length);
      expect(ORDER_EVENTS).toEqual(expect.arrayContaining(events));
      const ofStatus = events.filter((each) => !/paid|updated/u.test(each));
      expect(ofStatus).toHaveLength(before.status === after.status ? 0 : 1);
    }),
  );
});
