import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { expect, test } from "vitest";
import { cashPayment, staffOrder } from "../testing/staff-order-fixture.ts";
import { nextAction } from "./next-action.ts";

const paid = { payment_state: "PAID", payment: cashPayment() } as const;
const labelOf = (changes: Partial<StaffOrder>, may = { takesMoney: true }) =>
  nextAction(staffOrder({ ...paid, ...changes }), may)?.label ?? null;

test("a paid order's steps are named by its service type", () => {
  const labels = (service_type: StaffOrder["service_type"]) =>
    (["PREPARING", "READY", "DRIVER_ON_THE_WAY_TO_DESTINATION"] as const).map((status) =>
      labelOf({ service_type, status }),
    );
  expect(labels("TABLE").slice(0, 2)).toEqual(["board.step.ready", "board.step.atTable"]);
  expect(labels("TAKEAWAY").slice(0, 2)).toEqual(["board.step.ready", "board.step.handedOver"]);
  expect(labels("ONSITE").slice(0, 2)).toEqual(["board.step.ready", "board.step.handedOver"]);
  expect(labels("DELIVERY")).toEqual([
    ...["board.step.ready", "board.step.left", "board.step.delivered"],
  ]);
});

test("a hand-over takes the cash with it, as much as the guest said", () => {
  const order = staffOrder({ status: "READY", payment: cashPayment({ cash: 50 }) });
  expect(nextAction(order, { takesMoney: true })).toEqual({
    label: "board.step.cash",
    look: "outline",
    action: { kind: "advance", to: "DELIVERED", payment: { received: 50 } },
  });
});

test("a card at the counter is taken too, but not called cash", () => {
  const payment = cashPayment({ method_code: "card" });
  expect(labelOf({ status: "READY", payment, payment_state: "UNPAID" })).toBe("board.step.paid");
});

test("a courier takes the cash at the door, not when it leaves", () => {
  const unpaid = { service_type: "DELIVERY", payment_state: "UNPAID" } as const;
  expect(labelOf({ ...unpaid, status: "READY" })).toBe("board.step.left");
  expect(labelOf({ ...unpaid, status: "DRIVER_ON_THE_WAY_TO_DESTINATION" })).toBe(
    "board.step.cash",
  );
});

test("the kitchen hands over without the money", () => {
  expect(labelOf({ status: "READY", payment_state: "UNPAID" }, { takesMoney: false })).toBe(
    "board.step.atTable",
  );
  expect(labelOf({ status: "READY", payment: null }, { takesMoney: false })).toBe(
    "board.step.atTable",
  );
});

test("a new, delivered or cancelled order has no next step on the board", () => {
  expect(
    (["PENDING", "DELIVERED", "CANCELLED"] as const).map((status) => labelOf({ status })),
  ).toEqual([null, null, null]);
});
