import { expect, test } from "vitest";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { type ActionQueue, reduceQueue, sendableActions, waitingCount } from "./action-queue.ts";
import type { OrderAction } from "./order-action.ts";

const tap = (queue: ActionQueue, action: OrderAction, order = staffOrder()) =>
  reduceQueue(queue, { type: "tapped", order, action, at: 0 });
const accept: OrderAction = { kind: "accept", minutes: 15 };
const ready: OrderAction = { kind: "advance", to: "READY", payment: null };
const kinds = (queue: ActionQueue) => queue.map(({ action }) => action.kind);

test("an action is sent with the revision that the member has seen", () => {
  const queue = tap([], accept, staffOrder({ revision: 7 }));
  expect(sendableActions(queue)).toMatchObject([{ revision: 7, action: accept }]);
});

test("a second action on an order waits for the revision of the first one's answer", () => {
  const both = tap(tap([], accept), ready);
  expect(kinds(sendableActions(both))).toEqual(["accept"]);
  const [first] = both;
  const sent = reduceQueue(both, { type: "sent", id: first?.id ?? 0 });
  expect(sendableActions(sent)).toEqual([]);
  const order = staffOrder({ revision: 2 });
  const confirmed = reduceQueue(sent, { type: "confirmed", id: first?.id ?? 0, order });
  expect(sendableActions(confirmed)).toMatchObject([{ revision: 2, action: ready }]);
});

test("actions on different orders do not wait for each other", () => {
  const queue = tap(tap([], accept), accept, staffOrder({ id: "order-2" }));
  expect(sendableActions(queue).map(({ orderId }) => orderId)).toEqual(["order-1", "order-2"]);
});

test("a refused action takes the later ones on its order along, and no others", () => {
  const queue = tap(tap(tap([], accept), ready), accept, staffOrder({ id: "order-2" }));
  const left = reduceQueue(queue, { type: "refused", id: 1 });
  expect(left.map(({ orderId }) => orderId)).toEqual(["order-2"]);
});

test("a withdrawn action leaves the earlier ones on its order", () => {
  const queue = tap(tap([], accept), ready);
  expect(kinds(reduceQueue(queue, { type: "withdrawn", id: 2 }))).toEqual(["accept"]);
});

test("an unanswered action is kept and sent again when the connection is back", () => {
  const sent = reduceQueue(tap([], accept), { type: "sent", id: 1 });
  const waiting = reduceQueue(sent, { type: "unanswered", id: 1 });
  expect([sendableActions(waiting).length, waitingCount(waiting)]).toEqual([0, 1]);
  const back = reduceQueue(waiting, { type: "reconnected" });
  expect([sendableActions(back).length, waitingCount(back)]).toEqual([1, 0]);
});

test("an action that is on its way is not sent twice by a reconnection", () => {
  const sent = reduceQueue(tap([], accept), { type: "sent", id: 1 });
  expect(sendableActions(reduceQueue(sent, { type: "reconnected" }))).toEqual([]);
});
