import type { OrderRow } from "../orders/orders.store.ts";
import type { PaymentRow } from "./payments.store.ts";

/**
 * Returns whether the payment is a refused card whose form is still open: the next try uses the
 * same payment.
 */
export function isRetriablePayment({ kind, instrument, state, params }: PaymentRow): boolean {
  const hasForm = instrument === "card" && (kind === "stripe" || kind === "sandbox");
  return hasForm && state === "failed" && params !== null;
}

/** Returns whether the customer can still pay it, as far as this server knows. */
export function isOpenPayment(payment: PaymentRow): boolean {
  return payment.state === "pending" || isRetriablePayment(payment);
}

/** Returns whether the payment has the method and the amount with which the order was sent. */
export function isForReservation(
  { method_id, amount }: Pick<PaymentRow, "method_id" | "amount">,
  {
    assigned_payment,
    amount_due,
  }: { assigned_payment: { id: string } | null; amount_due: OrderRow["amount_due"] },
): boolean {
  return assigned_payment?.id === method_id && amount_due === amount;
}
