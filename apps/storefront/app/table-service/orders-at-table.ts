import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { HOUR_MS } from "@comanda/domain/time/durations";

/** Guests stay at a table for hours, and the table is another party's after that. */
const VISIT_MS = 6 * HOUR_MS;

/**
 * Returns the orders that a guest has placed at a table on this visit and still has to pay, the first one
 * first.
 */
export function ordersAtTable(
  orders: readonly OwnOrder[],
  table: string | null,
  now: Date,
): OwnOrder[] {
  const isOpen = ({ status, payment_state, order_title, created_at, amount_due }: OwnOrder) =>
    order_title !== null &&
    order_title === table &&
    amount_due !== null &&
    !["INITIATED", "CANCELLED", "FINALIZED"].includes(status) &&
    payment_state !== "PAID" &&
    payment_state !== "OVERPAID" &&
    now.getTime() - Date.parse(created_at ?? "") < VISIT_MS;
  return orders.filter(isOpen).toReversed();
}
