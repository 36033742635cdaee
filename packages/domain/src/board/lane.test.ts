import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBoardInstant, anyBoardOrder } from "../testing/board-orders.ts";
import type { BoardOrder } from "./board-order.ts";
import { BOARD_STATUSES, type Lane, laneOf, needsAnswer, sortLane } from "./lane.ts";

const NOON = new Date("2026-03-14T12:00:00Z");
const inMinutes = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString();

test.each([
  ["PENDING", null, "new"],
  ["PENDING", inMinutes(1), "later"],
  ["PENDING", inMinutes(0), "new"],
  ["PREPARING", inMinutes(60), "preparing"],
  ["READY", null, "ready"],
  ["DRIVER_ON_THE_WAY_TO_DESTINATION", null, "on_the_way"],
  ["DRIVER_ARRIVED_AT_DESTINATION", null, "on_the_way"],
  ["DELIVERED", null, "over"],
  ["FINALIZED", null, "over"],
  ["CANCELLED", inMinutes(60), "over"],
  ["INITIATED", null, "over"],
] as const)("an order that is %s and starts at %s is in the lane %s", (status, starts_at, lane) => {
  expect(laneOf({ status, starts_at, confirmed_at: null }, NOON)).toBe(lane);
});

test.each([
  [1, "later"],
  [-1, "later"],
  [-2, "new"],
] as const)(
  "a confirmed order that starts %d minutes from now is in the lane %s",
  (start, lane) => {
    const order = { status: "PENDING", confirmed_at: inMinutes(-60) } as const;
    expect(laneOf({ ...order, starts_at: inMinutes(start) }, NOON)).toBe(lane);
  },
);

test("an order rings exactly while it is new", () => {
  fc.assert(
    fc.property(anyBoardOrder, anyBoardInstant, (order, now) => {
      expect(needsAnswer(order, now)).toBe(laneOf(order, now) === "new");
    }),
  );
});

test("time alone moves an order only from later to new, and once", () => {
  fc.assert(
    fc.property(anyBoardOrder, anyBoardInstant, anyBoardInstant, (order, one, other) => {
      const [before, after] = one < other ? [one, other] : [other, one];
      const lanes = [laneOf(order, before), laneOf(order, after)];
      if (lanes[0] !== lanes[1]) expect(lanes).toEqual(["later", "new"]);
    }),
  );
});

test("the board has exactly the statuses with a lane that is shown", () => {
  fc.assert(
    fc.property(anyBoardOrder, anyBoardInstant, (order, now) => {
      expect(BOARD_STATUSES.includes(order.status)).toBe(laneOf(order, now) !== "over");
    }),
  );
});

const numbersOf = (orders: { public_id: number }[]) => orders.map(({ public_id }) => public_id);
const order = (public_id: number, placed: number, promised: number | null = null): BoardOrder => ({
  public_id,
  status: "PREPARING",
  service_type: "TAKEAWAY",
  starts_at: null,
  confirmed_at: null,
  placed_at: inMinutes(placed),
  promised_at: promised === null ? null : inMinutes(promised),
});

test("new orders are sorted by their wait, accepted ones by their promise", () => {
  const orders = [order(3, -1, 5), order(1, -9, 30), order(2, -9, 5)];
  expect(numbersOf(sortLane("new", orders))).toEqual([1, 2, 3]);
  expect(numbersOf(sortLane("preparing", orders))).toEqual([2, 3, 1]);
  expect(numbersOf(sortLane("over", orders))).toEqual([3, 1, 2]);
});

test("sorting keeps every order, and does not depend on where it stood before", () => {
  const lanes: Lane[] = ["new", "preparing", "ready", "on_the_way", "later", "over"];
  const orders = fc.uniqueArray(anyBoardOrder, { selector: ({ public_id }) => public_id });
  fc.assert(
    fc.property(orders, fc.constantFrom(...lanes), (given, lane) => {
      const sorted = sortLane(lane, given);
      expect(new Set(sorted)).toEqual(new Set(given));
      expect(sortLane(lane, given.toReversed())).toEqual(sorted);
    }),
  );
});
