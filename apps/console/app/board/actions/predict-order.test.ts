import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { expect, test } from "vitest";
import { cashPayment, staffOrder, staffProposal } from "../testing/staff-order-fixture.ts";
import { type ActionQueue, reduceQueue } from "./action-queue.ts";
import type { OrderAction } from "./order-action.ts";
import { predictOrder } from "./predict-order.ts";

const at = Date.parse("2026-11-22T12:01:00Z");
const predict = (order: StaffOrder, actions: OrderAction[], busyMinutes = 0) => {
  const queue = actions.reduce<ActionQueue>(
    (all, action) => reduceQueue(all, { type: "tapped", order, action, at }),
    [],
  );
  return predictOrder(order, queue, busyMinutes);
};

test("an acceptance shows the promised time at once, with the busy minutes", () => {
  const order = predict(staffOrder(), [{ kind: "accept", minutes: 15 }], 10);
  expect(order).toMatchObject({
    status: "PREPARING",
    accepted_at: "2026-11-22T12:01:00.000Z",
    promised_at: "2026-11-22T12:26:00.000Z",
  });
});

test("a scheduled order is promised for its own time", () => {
  const scheduled = staffOrder({ scheduled_for: "2026-11-22T18:00:00Z" });
  const order = predict(scheduled, [{ kind: "accept", minutes: null }], 10);
  expect(order.promised_at).toBe("2026-11-22T18:00:00.000Z");
});

test("a confirmed order stays new, and its confirmation can be taken back", () => {
  const confirmed = predict(staffOrder(), [{ kind: "confirm" }]);
  expect(confirmed).toMatchObject({ status: "PENDING", confirmed_at: "2026-11-22T12:01:00.000Z" });
  const undone = { kind: "stepBack", undone: { kind: "confirm" } } as const;
  expect(predict(staffOrder(), [{ kind: "confirm" }, undone]).confirmed_at).toBeNull();
});

test("several actions on an order are applied one after the other", () => {
  const order = predict(staffOrder(), [
    { kind: "accept", minutes: 15 },
    { kind: "promise", addMinutes: 5 },
    { kind: "advance", to: "READY", payment: null },
  ]);
  expect([order.status, order.promised_at]).toEqual(["READY", "2026-11-22T12:21:00.000Z"]);
  expect(order.history.map(({ status }) => status)).toEqual(["PENDING", "PREPARING", "READY"]);
});

test("a step back of an acceptance makes the order new again", () => {
  const order = predict(staffOrder(), [
    { kind: "accept", minutes: 15 },
    { kind: "stepBack", undone: { kind: "accept", minutes: 15 } },
  ]);
  expect(order).toMatchObject({ status: "PENDING", accepted_at: null, promised_at: null });
});

test("a recorded payment shows the order as paid", () => {
  const order = predict(staffOrder({ payment: cashPayment({ cash: 50 }) }), [
    { kind: "pay", received: 50 },
  ]);
  expect(order.payment_state).toBe("PAID");
  expect(order.payment?.paid_at).toBe("2026-11-22T12:01:00.000Z");
});

test("a hand-over with its payment is taken back with it", () => {
  const handOver = { kind: "advance", to: "DELIVERED", payment: { received: 50 } } as const;
  const ready = staffOrder({ status: "READY", payment: cashPayment({ cash: 50 }) });
  expect(predict(ready, [handOver])).toMatchObject({ status: "DELIVERED", payment_state: "PAID" });
  const before = predict(staffOrder(), [{ kind: "accept", minutes: 15 }]);
  const undone = predict({ ...before, payment: cashPayment() }, [
    { kind: "advance", to: "READY", payment: { received: null } },
    { kind: "stepBack", undone: handOver },
  ]);
  expect(undone).toMatchObject({ status: "PREPARING", payment_state: "UNPAID" });
  expect(undone.payment?.paid_at).toBeNull();
});

test("a payment that is taken back leaves the order's status", () => {
  const order = predict(staffOrder({ payment: cashPayment({ cash: 50 }) }), [
    { kind: "pay", received: 50 },
    { kind: "stepBack", undone: { kind: "pay", received: 50 } },
  ]);
  expect(order).toMatchObject({ status: "PENDING", payment_state: "UNPAID" });
});

test("a proposal leaves the order as it is, and its withdrawal shows at once", () => {
  const order = staffOrder({ proposals: [staffProposal()] });
  const lines = [{ position: 0, quantity: 0 }];
  expect(predict(order, [{ kind: "propose", lines, reason: null }])).toBe(order);
  const [proposal] = predict(order, [{ kind: "withdraw" }]).proposals;
  expect(proposal?.state).toBe("withdrawn");
});

test("actions on another order change nothing", () => {
  const other = staffOrder({ id: "order-2" });
  const queue = reduceQueue([], {
    type: "tapped",
    order: other,
    at,
    action: { kind: "accept", minutes: 15 },
  });
  const order = staffOrder();
  expect(predictOrder(order, queue, 0)).toBe(order);
});
