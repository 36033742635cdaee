import { expect, test } from "vitest";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { newlyArrived } from "./newly-arrived.ts";

test("an order is new once, also when it leaves the lane and comes back", () => {
  const [a, b] = [staffOrder({ id: "a" }), staffOrder({ id: "b" })];
  const first = newlyArrived(new Set(), [a]);
  expect(first.arrived).toEqual([a]);
  const second = newlyArrived(first.seen, [b]);
  expect(second.arrived).toEqual([b]);
  expect(newlyArrived(second.seen, [a, b]).arrived).toEqual([]);
});
