import type { OrderRow } from "../orders/orders.store.ts";
import type { PaymentRow } from "./payments.store.ts";

/** A refused card may be tried again in the same form, so that no second payment is made for it. */
export function isRetriablePayment({ kind, instrument, state, params }: PaymentRow): boolean {
  const hasForm = instrument === "card" && (kind === "stripe" || kind === "sandbox");
  return hasForm && state === "failed" && params !== null;
}

/** Whether the customer can still pay it with what they were given, as far as we know. */
export function isOpenPayment(payment: PaymentRow): boolean {
  return payment.state === "pending" || isRetriablePayment(payment);
}

/** Whether the payment is what the order was sent with: its method, and what it costs since then. */
export function isForReservation(
  { method_id, amount }: Pick<PaymentRow, "method_id" | "amount">,
  { assigned_payment, amount_due }: Pick<OrderRow, "assigned_payment" | "amount_due">,
): boolean {
  return assigned_payment?.id === method_id && amount_due === amount;
}
