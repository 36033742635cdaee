import type { Order } from "@comanda/contract/orders";
import { expect, test } from "vitest";
import { isWorthTelling } from "./recent.ts";

const now = new Date("2026-05-01T12:30:00.000Z");
const told = (changes: Partial<Order> = {}) =>
  isWorthTelling(
    {
      status: "PREPARING",
      payment_status: null,
      source: "INBOUND",
      created_at: "2026-05-01T12:10:00.000Z",
      ...changes,
    } as Order,
    now,
  );

test("an order under way is told of for half an hour", () => {
  expect(told()).toBe(true);
  expect(told({ created_at: "2026-05-01T12:00:00.000Z" })).toBe(true);
  expect(told({ created_at: "2026-05-01T11:59:59.999Z" })).toBe(false);
  expect(told({ created_at: "" })).toBe(false);
});

test("one that has come to its end is not, nor a draft, nor one that came another way", () => {
  expect(told({ status: "FINALIZED" })).toBe(false);
  expect(told({ status: "CANCELLED" })).toBe(false);
  expect(told({ status: "INITIATED" })).toBe(false);
  expect(told({ status: "INITIATED", payment_status: "payment_requested" })).toBe(true);
  expect(told({ source: "CHATBOT" })).toBe(false);
  expect(told({ source: null })).toBe(false);
});
