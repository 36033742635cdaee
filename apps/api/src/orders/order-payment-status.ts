import { canTransitionPayment, type PaymentStatus } from "@comanda/domain/orders/payment-status";
import type { OrderRow } from "./orders.store.ts";

/**
 * The column that says how the order's online payment stands. Throws where the domain's table has no way
 * from one to the other: whoever asks has made a mistake, and nothing of the transaction may stand.
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

/** Whether the order waits for an online payment, and holds what it takes. */
export function awaitsPayment({
  status,
  payment_status,
}: Pick<OrderRow, "status" | "payment_status">): boolean {
  return status === "INITIATED" && payment_status === "payment_requested";
}

/** Whether money that came for it has to go back: such an order is not paid a second time. */
export function isRefundedOrPending({ payment_status }: Pick<OrderRow, "payment_status">): boolean {
  return payment_status === "refund_pending" || payment_status === "refunded";
}
