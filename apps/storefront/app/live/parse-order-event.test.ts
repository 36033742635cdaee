import { expect, test } from "vitest";
import { parseOrderEvent } from "./parse-order-event.ts";

const line = { name: "Taco", quantity: 1, modifiers: [] };
const order = {
  ...{ id: "o-1", status: "PENDING", payment_state: "UNPAID", discounts: [] },
  ...{ combos: [line], status_history: [] },
};
const message = (event_type: unknown, what: unknown) => JSON.stringify({ event_type, order: what });

test("a message tells of an order", () => {
  expect(parseOrderEvent(message("ORDER_UPDATED", order))).toEqual(order);
});

test("an instant without a zone is of UTC, whatever the browser's clock", () => {
  const history = (at: string) => [{ status: "PENDING", at }];
  const told = {
    ...{ ...order, created_at: "2026-11-21T12:00:00", comment: "2026-11-21T12:00:00" },
    // What only has the name of one is somebody else's.
    meta_data: { at: "the door", created_at: "2026-11-21T12:00:00" },
  };
  const found = parseOrderEvent(
    message("ORDER_UPDATED", { ...told, status_history: history("2026-11-21 12:01:00.5") }),
  );
  expect(found).toEqual({
    ...told,
    created_at: "2026-11-21T12:00:00Z",
    status_history: history("2026-11-21T12:01:00.5Z"),
  });
});

test.each([
  ["pong", "pong"],
  ["nothing", ""],
  ["half a message", '{"event_type":"ORDER_UPD'],
  ["no text", new ArrayBuffer(4)],
  ["another list", "[]"],
  ["nothing inside", "{}"],
  ["another event", message("COMPANY_UPDATED", order)],
])("%s does not", (_, data) => {
  expect(parseOrderEvent(data)).toBeNull();
});

test.each([
  ["no order", null],
  ["a number for an order", 7],
  ["an order without its lines", { ...order, combos: null }],
  ["an order of a time that is none", { ...order, updated_at: "#777" }],
  ["a status of a time that is none", { ...order, status_history: [{ at: "soon" }] }],
  ["an order without its id", { ...order, id: undefined }],
  ["an order with a number for an id", { ...order, id: 7 }],
  ["an order of another status", { ...order, status: "CONFIRMED" }],
  ["a line in the request's form", { ...order, combos: [{ product_id: "p", quantity: 1 }] }],
  ["an order without its discounts", { ...order, discounts: undefined }],
])("%s does not say what has changed", (_, what) => {
  expect(parseOrderEvent(message("ORDER_UPDATED", what))).toBe("unreadable");
});
