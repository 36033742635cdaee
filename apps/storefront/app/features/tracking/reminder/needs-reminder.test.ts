import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import { needsReminder } from "./needs-reminder.ts";

const now = new Date("2026-05-01T12:30:00.000Z");
const isDue = (changes: Partial<Order> = {}) =>
  needsReminder(
    {
      status: "PREPARING",
      payment_status: null,
      source: "INBOUND",
      created_at: "2026-05-01T12:10:00.000Z",
      ...changes,
    } as Order,
    now,
  );

test("an order needs a reminder for half an hour after it was made", () => {
  expect(isDue()).toBe(true);
  expect(isDue({ created_at: "2026-05-01T12:00:00.000Z" })).toBe(true);
  expect(isDue({ source: "inbound" })).toBe(true);
  expect(isDue({ created_at: "2026-05-01T11:59:59.999Z" })).toBe(false);
  expect(isDue({ created_at: "" })).toBe(false);
});

test("a finished order, a draft and an order of another source need no reminder", () => {
  expect(isDue({ status: "FINALIZED" })).toBe(false);
  expect(isDue({ status: "CANCELLED" })).toBe(false);
  expect(isDue({ status: "INITIATED" })).toBe(false);
  expect(isDue({ status: "INITIATED", payment_status: "payment_requested" })).toBe(true);
  expect(isDue({ source: "CHATBOT" })).toBe(false);
  expect(isDue({ source: null })).toBe(false);
});
