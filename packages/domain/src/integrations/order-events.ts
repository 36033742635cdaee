import { isPaidInFull, type PaymentStateName } from "../orders/payment-status.ts";
import type { OrderStatus } from "../orders/status.ts";

/** The events of an order that a webhook can choose, in the order of the console's page. */
export const ORDER_EVENTS = [
  /** The restaurant has a new order. */
  "order.placed",
  /** The restaurant accepted it. */
  "order.accepted",
  /** The restaurant refused it before it accepted it, or its customer or a rule ended it then. */
  "order.refused",
  /** It was cancelled after it was accepted. */
  "order.cancelled",
  /** Another change of its status: ready, on the way, handed over, completed, a step back. */
  "order.status_changed",
  /** All of it is paid, online or at the counter. */
  "order.paid",
  /** Something else changed: the promised time, its lines, a refund, a payment taken back. */
  "order.updated",
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** What decides which events a change of an order causes. */
export type OrderFacts = { status: OrderStatus; payment_state: PaymentStateName };

/**
 * The events of one change of an order, in their sequence. A draft causes none. Every change of a
 * placed order causes at least one, and at most one of its status.
 */
export function orderEvents(before: OrderFacts, after: OrderFacts): OrderEvent[] {
  const wasDraft = before.status === "INITIATED";
  if (wasDraft && after.status !== "PENDING") return [];
  const isPaidNow =
    isPaidInFull(after.payment_state) && (wasDraft || !isPaidInFull(before.payment_state));
  const events: OrderEvent[] = [];
  if (before.status !== after.status) events.push(statusEvent(before.status, after.status));
  if (isPaidNow) events.push("order.paid");
  return events.length > 0 ? events : ["order.updated"];
}

function statusEvent(from: OrderStatus, to: OrderStatus): OrderEvent {
  if (from === "INITIATED") return "order.placed";
  if (to === "CANCELLED") return from === "PENDING" ? "order.refused" : "order.cancelled";
  if (from === "PENDING" && to === "PREPARING") return "order.accepted";
  return "order.status_changed";
}
