import type { Order } from "@comanda/contract/orders/order";
import { orderPageState } from "../order-page-state.ts";

/** Spec §9, Order-status modal: within 30 minutes of creation, in milliseconds. */
const RECENT = 30 * 60_000;

/**
 * Whether a visitor is told of their last order on other pages than its own (spec §4, Order-status
 * modal): it was ordered here, lately, and something of it is still to come.
 */
export function needsReminder(order: Order, now: Date): boolean {
  const page = orderPageState(order);
  if (order.source !== "INBOUND" || page === "not_found") return false;
  if (page === "cancelled" || page === "finalized") return false;
  if (order.created_at === null) return false;
  return now.getTime() - Date.parse(order.created_at) <= RECENT;
}
