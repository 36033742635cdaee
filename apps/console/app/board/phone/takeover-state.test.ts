import { expect, test } from "vitest";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { hideTakeover, noTakeover, showNext, takeoverOrder } from "./takeover-state.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => staffOrder({ id }));
const orders = [a, b].flatMap((order) => order ?? []);
const all = [...orders, ...(c ? [c] : [])];

test("the first new order takes the screen", () => {
  expect(takeoverOrder(noTakeover, orders)).toEqual({ order: a, position: 1 });
  expect(takeoverOrder(noTakeover, [])).toBeNull();
});

test("the next one follows, and the first follows the last", () => {
  const second = showNext(noTakeover, orders);
  expect(takeoverOrder(second, orders)).toEqual({ order: b, position: 2 });
  expect(takeoverOrder(showNext(second, orders), orders)?.position).toBe(1);
});

test("an order that was answered elsewhere gives way to the first one", () => {
  const second = showNext(noTakeover, orders);
  expect(takeoverOrder(second, orders.slice(0, 1))).toEqual({ order: a, position: 1 });
});

test("a member who went back to the board is called again by another order only, and sees that one", () => {
  const hidden = hideTakeover(orders);
  expect(takeoverOrder(hidden, orders)).toBeNull();
  expect(takeoverOrder(hidden, all)).toEqual({ order: c, position: 3 });
});

test("of two orders that come to a hidden takeover the first one stays on the screen", () => {
  const hidden = hideTakeover(orders.slice(0, 1));
  expect(takeoverOrder(hidden, orders)).toEqual({ order: b, position: 2 });
  expect(takeoverOrder(hidden, all)).toEqual({ order: b, position: 2 });
});

test("the next one after a new order may be one that was hidden", () => {
  const called = hideTakeover(orders);
  expect(takeoverOrder(showNext(called, all), all)).toEqual({ order: a, position: 1 });
  const second = hideTakeover(orders.slice(0, 1));
  expect(takeoverOrder(showNext(second, orders), orders)).toEqual({ order: a, position: 1 });
});
