import type { Order } from "@comanda/contract/orders/order";
import { isInProgress } from "@comanda/domain/orders/progress";

/**
 * Returns whether the restaurant may propose to change an order: it works on it, and nothing is paid
 * or being paid online. Orders of another backend have no breakdown; it knows no proposals.
 */
export function mayHaveProposal(order: Order): boolean {
  const { status, payment_status, payment_state, breakdown } = order;
  const inProgress = isInProgress({ status });
  const isUnpaid = payment_status === null && payment_state === "UNPAID";
  return inProgress && isUnpaid && breakdown !== null;
}
