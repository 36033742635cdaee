import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import type { CompanySite } from "../company/company-site.tsx";
import { awaitsRestaurant, goesByChat, needsNoMessage } from "./chat-state.ts";

const now = new Date("2026-05-02T12:00:00.000Z");
const orderWith = (changes: Partial<Order>) =>
  ({ status: "PENDING", created_at: "2026-05-02T11:00:00.000Z", ...changes }) as Order;
const unanswered = (changes: Partial<Order> = {}) => awaitsRestaurant(orderWith(changes), now);
const done = (changes: Partial<Order> = {}) => needsNoMessage(orderWith(changes), now);

test.each([
  ["WHATSAPP", "+52 55 5555 0154", true],
  ["WHATSAPP", "n/a", false],
  ["WHATSAPP", null, false],
  ["WEBAPP", "+52 55 5555 0154", false],
])(
  "checkout type %s with the number %j: orders go by chat is %s",
  (checkout_type, whatsapp, expected) => {
    const site = { company: { whatsapp }, settings: { checkout_type } };
    expect(goesByChat(site as CompanySite)).toBe(expected);
  },
);

test("an order that the restaurant has accepted, or that is a draft, needs no message", () => {
  expect(unanswered()).toBe(true);
  expect(unanswered({ status: "PREPARING" })).toBe(false);
  expect(unanswered({ status: "CANCELLED" })).toBe(false);
  expect(unanswered({ status: "INITIATED" })).toBe(false);
});

test("an order that waits for its payment may still need a message", () => {
  expect(done()).toBe(false);
  expect(done({ status: "INITIATED" })).toBe(false);
  expect(done({ status: "PREPARING" })).toBe(true);
  expect(done({ created_at: "2026-05-01T11:59:59.999Z" })).toBe(true);
  expect(done({ created_at: "" })).toBe(true);
});

test("an order needs no message after a day without a change", () => {
  expect(unanswered({ created_at: "2026-05-01T12:00:00.000Z" })).toBe(true);
  expect(unanswered({ created_at: "2026-05-01T11:59:59.999Z" })).toBe(false);
});

test("the day of an order for later begins at the time that it is for", () => {
  const order = { created_at: "2026-04-20T12:00:00.000Z" };
  const scheduledFor = (scheduled_delivery_date: string) =>
    unanswered({ ...order, scheduled_delivery_date });
  expect(scheduledFor("2026-05-03T12:00:00.000Z")).toBe(true);
  expect(scheduledFor("2026-05-01T12:00:00.000Z")).toBe(true);
  expect(scheduledFor("2026-05-01T11:59:59.999Z")).toBe(false);
});
