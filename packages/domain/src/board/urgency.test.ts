import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBoardInstant, anyBoardOrder } from "../testing/board-orders.ts";
import type { BoardOrder } from "./board-order.ts";
import { ageMinutes, minutesLeft, type Urgency, urgencyOf } from "./urgency.ts";

const NOON = new Date("2026-03-14T12:00:00Z");
const inSeconds = (seconds: number) => new Date(NOON.getTime() + seconds * 1000).toISOString();

const order = (changes: Partial<BoardOrder>): BoardOrder => ({
  public_id: 1,
  status: "PENDING",
  service_type: "TAKEAWAY",
  placed_at: inSeconds(0),
  starts_at: null,
  confirmed_at: null,
  promised_at: null,
  ...changes,
});

test.each<[number, Urgency]>([
  [0, "calm"],
  [119, "calm"],
  [120, "due"],
  [299, "due"],
  [300, "late"],
])("a new order of %d seconds is %s", (age, urgency) => {
  expect(urgencyOf(order({ placed_at: inSeconds(-age) }), NOON)).toBe(urgency);
});

test("a scheduled order ages from the start of the kitchen", () => {
  const scheduled = order({ placed_at: inSeconds(-86_400), starts_at: inSeconds(-60) });
  expect([ageMinutes(scheduled, NOON), urgencyOf(scheduled, NOON)]).toEqual([1, "calm"]);
  const later = order({ placed_at: inSeconds(-86_400), starts_at: inSeconds(60) });
  expect([ageMinutes(later, NOON), urgencyOf(later, NOON)]).toEqual([0, "calm"]);
});

test.each<[number, Urgency, number]>([
  [301, "calm", 6],
  [300, "due", 5],
  [1, "due", 1],
  [0, "late", 0],
  [-59, "late", 0],
  [-60, "late", -1],
])(
  "an accepted order with %d seconds left is %s, shown as %d minutes",
  (left, urgency, minutes) => {
    const promised_at = inSeconds(left);
    expect(urgencyOf(order({ status: "PREPARING", promised_at }), NOON)).toBe(urgency);
    expect(minutesLeft(promised_at, NOON)).toBe(minutes);
  },
);

test("a delivery is late until it is handed over, other orders until they are ready", () => {
  const late = { promised_at: inSeconds(-600) };
  const is = (changes: Partial<BoardOrder>) => urgencyOf(order({ ...late, ...changes }), NOON);
  expect(is({ status: "READY" })).toBe("calm");
  expect(is({ status: "READY", service_type: "DELIVERY" })).toBe("late");
  expect(is({ status: "DRIVER_ARRIVED_AT_DESTINATION", service_type: "DELIVERY" })).toBe("late");
  expect(is({ status: "DELIVERED", service_type: "DELIVERY" })).toBe("calm");
});

test("in the same lane an order never presses less as time passes", () => {
  const rank = { calm: 0, due: 1, late: 2 };
  fc.assert(
    fc.property(anyBoardOrder, anyBoardInstant, anyBoardInstant, (given, one, other) => {
      const [before, after] = one < other ? [one, other] : [other, one];
      expect(rank[urgencyOf(given, after)]).toBeGreaterThanOrEqual(rank[urgencyOf(given, before)]);
      expect(ageMinutes(given, after)).toBeGreaterThanOrEqual(ageMinutes(given, before));
    }),
  );
});
