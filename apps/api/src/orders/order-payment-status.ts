import { canTransitionPayment, type PaymentStatus } from "@comanda/domain/orders/payment-status";
import type { OrderRow } from "./orders.store.ts";

/**
 * Returns the column for a new payment status. Throws when the domain's table has no such
 * transition: that is a mistake of the caller, and the transaction must be rolled back.
 */
export function changePaymentStatus(
  { id, payment_status: from }: Pick<OrderRow, "id" | "payment_status">,
  to: PaymentStatus,
): { payment_status: PaymentStatus } {
  if (from !== to && !canTransitionPayment(from, to)) {
    throw new Error(`order ${id}: no way from payment status ${from} to ${to}`);
  }
  return { payment_status: to };
}

/** Returns whether the order waits for an online payment and has its reservation. */
export function awaitsPayment({
  status,
  payment_status,
}: Pick<OrderRow, "status" | "payment_status">): boolean {
  return status === "INITIATED" && payment_status === "payment_requested";
}

/**
 * Returns whether received money has to be refunded, or was: such an order cannot be paid again.
 */
export function isRefundedOrPending({ payment_status }: Pick<OrderRow, "payment_status">): boolean {
  return payment_status === "refund_pending" || payment_status === "refunded";
}
