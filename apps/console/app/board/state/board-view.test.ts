import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { expect, test } from "vitest";
import { reduceQueue } from "../actions/action-queue.ts";
import { boardFixture } from "../testing/board-fixture.ts";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { emptyBoard, mergeSnapshot } from "./board-state.ts";
import { viewBoard } from "./board-view.ts";
import { ringingOf } from "./ringing.ts";

const at = (time: string) => new Date(`2026-11-22T${time}Z`);
const stateOf = (orders: StaffOrder[], busy: { minutes: number; until: string } | null = null) =>
  mergeSnapshot(emptyBoard, {
    board: boardFixture({ orders, busy }),
    heardAtRequest: 0,
    sentAt: 0,
    receivedAt: 0,
  });
const numbers = (orders: readonly StaffOrder[]) => orders.map(({ public_id }) => public_id);

test("orders stand in the lanes of their statuses", () => {
  const state = stateOf([
    staffOrder({ id: "a", public_id: 1 }),
    staffOrder({ id: "b", public_id: 2, status: "PREPARING" }),
    staffOrder({ id: "c", public_id: 3, status: "READY" }),
    staffOrder({ id: "d", public_id: 4, status: "DRIVER_ON_THE_WAY_TO_DESTINATION" }),
    staffOrder({ id: "e", public_id: 5, status: "CANCELLED" }),
  ]);
  const { lanes } = viewBoard(state, [], at("12:00:10"));
  expect(Object.values(lanes).map(numbers)).toEqual([[1], [2], [3], [4], []]);
});

test("an order for later becomes new, and rings, when its start has come", () => {
  const state = stateOf([staffOrder({ starts_at: "2026-11-22T13:00:00Z" })]);
  const before = viewBoard(state, [], at("12:59:59"));
  expect([before.lanes.later.length, ringingOf(before.lanes.new, 0, at("12:59:59"))]).toEqual([
    1,
    null,
  ]);
  const after = viewBoard(state, [], at("13:00:00"));
  expect([after.lanes.new.length, ringingOf(after.lanes.new, 0, at("13:00:00"))]).toEqual([
    1,
    "normal",
  ]);
});

test("an acceptance that is not confirmed moves the order and ends the ringing", () => {
  const order = staffOrder();
  const state = stateOf([order], { minutes: 15, until: "2026-11-22T14:00:00Z" });
  const tapped = { type: "tapped", order, at: at("12:00:10").getTime() } as const;
  const queue = reduceQueue([], { ...tapped, action: { kind: "accept", minutes: 10 } });
  const { lanes } = viewBoard(state, queue, at("12:00:10"));
  expect(lanes.preparing.map(({ promised_at }) => promised_at)).toEqual([
    "2026-11-22T12:25:10.000Z",
  ]);
  expect(ringingOf(lanes.new, 0, at("12:00:10"))).toBeNull();
  const undone = viewBoard(state, reduceQueue(queue, { type: "refused", id: 1 }), at("12:00:11"));
  expect(ringingOf(undone.lanes.new, 0, at("12:00:11"))).toBe("normal");
});

test("the bell is louder once an order has waited for 30 seconds", () => {
  expect(ringingOf([staffOrder()], 0, at("12:00:29"))).toBe("normal");
  expect(ringingOf([staffOrder()], 0, at("12:00:30"))).toBe("loud");
});

test("late orders are counted in each lane", () => {
  const late = staffOrder({ status: "PREPARING", promised_at: "2026-11-22T12:10:00Z" });
  const { late: counts } = viewBoard(stateOf([late]), [], at("12:11:00"));
  expect(counts).toMatchObject({ new: 0, preparing: 1 });
});
