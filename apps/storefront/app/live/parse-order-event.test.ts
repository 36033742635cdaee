import { expect, test } from "vitest";
import * as events from "./parse-order-event.ts";

const line = { name: "Taco", quantity: 1, modifiers: [] };
const order = {
  id: "o-1",
  status: "PENDING",
  currency: { code: "MXN", symbol: "$", position: "left", show_decimals: true },
  payment_state: "UNPAID",
  discounts: [],
  combos: [line],
  status_history: [],
};
const parseOrderEvent = (data: unknown) => events.parseOrderEvent(data, "o-1");
const message = (event_type: unknown, content: unknown) =>
  JSON.stringify({ event_type, order: content });

test("a message ORDER_UPDATED is read as its order", () => {
  expect(parseOrderEvent(message("ORDER_UPDATED", order))).toEqual(order);
});

test("an instant without a zone is read as UTC, in any time zone of the browser", () => {
  const history = (at: string) => [{ status: "PENDING", at }];
  const dated = {
    ...order,
    created_at: "2026-11-21T12:00:00",
    comment: "2026-11-21T12:00:00",
    // Fields of other objects with the same names stay.
    meta_data: { at: "the door", created_at: "2026-11-21T12:00:00" },
  };
  const parsed = parseOrderEvent(
    message("ORDER_UPDATED", { ...dated, status_history: history("2026-11-21 12:01:00.5") }),
  );
  expect(parsed).toEqual({
    ...dated,
    created_at: "2026-11-21T12:00:00Z",
    status_history: history("2026-11-21T12:01:00.5Z"),
  });
});

test.each([
  ["pong", "pong"],
  ["an empty text", ""],
  ["half a message", '{"event_type":"ORDER_UPD'],
  ["bytes instead of text", new ArrayBuffer(4)],
  ["a list", "[]"],
  ["an empty object", "{}"],
  ["another event without an order", '{"event_type":"COMPANY_UPDATED"}'],
  ["another order", message("ORDER_UPDATED", { ...order, id: "o-2" })],
  ["another event of another order", message("order_paid", { id: 2 })],
])("%s is not an event of the order", (_, data) => {
  expect(parseOrderEvent(data)).toBeNull();
});

test.each([
  ["no order", null],
  ["a number for an order", 7],
  ["an order without its currency", { ...order, currency: null }],
  ["an order without its lines", { ...order, combos: null }],
  ["an order with an invalid instant", { ...order, updated_at: "#777" }],
  ["a status with an invalid instant", { ...order, status_history: [{ at: "soon" }] }],
  ["an order without its id", { ...order, id: undefined }],
  ["an order of another status", { ...order, status: "CONFIRMED" }],
  ["a line in the request's form", { ...order, combos: [{ product_id: "p", quantity: 1 }] }],
  ["an order without its discounts", { ...order, discounts: undefined }],
])("a message with %s is unreadable", (_, content) => {
  expect(parseOrderEvent(message("ORDER_UPDATED", content))).toBe("unreadable");
});

test.each([
  ["another kind of event", "o-1", message("PAYMENT_CONFIRMED", order)],
  ["a number for its id", "7", message("ORDER_UPDATED", { ...order, id: 7 })],
])("an order of a message with %s is unreadable, and not missed", (_, orderId, data) => {
  expect(events.parseOrderEvent(data, orderId)).toBe("unreadable");
});
