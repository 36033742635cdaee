import type { Order } from "@comanda/contract/orders/order";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { orderPageState } from "../state/order-page-state.ts";

/** Milliseconds after an order's creation in which its customer is reminded (conformance 9.5). */
const REMINDER_MS = 30 * MINUTE_MS;

/**
 * Returns whether other pages remind the visitor of their last order: it was placed on the storefront,
 * recently, and is not finished (conformance 4.19).
 */
export function needsReminder(order: Order, now: Date): boolean {
  const page = orderPageState(order);
  if (order.source?.toUpperCase() !== "INBOUND" || page === "not_found") return false;
  if (page === "cancelled" || page === "finalized") return false;
  if (order.created_at === null) return false;
  return now.getTime() - Date.parse(order.created_at) <= REMINDER_MS;
}
