import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import { orderMoment } from "./order-moment.ts";

const NOW = new Date("2026-05-01T12:30:00.000Z");
const FRESH = "2026-05-01T12:28:00.000Z";
const OLD = "2026-05-01T12:27:59.999Z";
type History = Order["status_history"];
const order = (service_type: Order["service_type"], ...status_history: History) => ({
  service_type,
  status_history,
  payment_status: null,
  payment_state: "UNPAID" as const,
  status: status_history.at(-1)?.status ?? "INITIATED",
});

test("an order that has just been placed has its moment, also when it is accepted at once", () => {
  const placed = { status: "PENDING", at: FRESH } as const;
  expect(orderMoment(order("TAKEAWAY", placed), NOW)).toBe("placed");
  const accepted = { status: "PREPARING", at: FRESH } as const;
  expect(orderMoment(order("TAKEAWAY", placed, accepted), NOW)).toBe("placed");
  expect(orderMoment(order("TAKEAWAY", { ...placed, at: OLD }), NOW)).toBeNull();
});

test("a moment is over after two minutes, and no later status has that of the placement", () => {
  const pending = { status: "PENDING", at: OLD } as const;
  const preparing = { status: "PREPARING", at: FRESH } as const;
  expect(orderMoment(order("ONSITE", pending, preparing), NOW)).toBeNull();
  const cancelled = { status: "CANCELLED", at: FRESH } as const;
  expect(orderMoment(order("ONSITE", { ...pending, at: FRESH }, cancelled), NOW)).toBeNull();
});

test("a pickup has its moment when it is ready, a delivery when its driver leaves", () => {
  const ready = { status: "READY", at: FRESH } as const;
  const leaves = { status: "DRIVER_ON_THE_WAY_TO_DESTINATION", at: FRESH } as const;
  expect(orderMoment(order("TAKEAWAY", ready), NOW)).toBe("ready");
  expect(orderMoment(order("DELIVERY", ready), NOW)).toBeNull();
  expect(orderMoment(order("DELIVERY", ready, leaves), NOW)).toBe("ready");
  expect(orderMoment(order("TAKEAWAY", { ...ready, at: OLD }), NOW)).toBeNull();
});
