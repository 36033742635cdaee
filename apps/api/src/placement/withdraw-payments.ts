import { awaitsPayment } from "../orders/order-payment-status.ts";
import { findOrder, type OrderRow } from "../orders/orders.store.ts";
import { isForReservation, isOpenPayment } from "../payments/is-open-payment.ts";
import type { PaymentContext } from "../payments/payment-context.ts";
import { findPaymentsOfOrder } from "../payments/payments.store.ts";
import { cancelPaymentLocally, withdrawPayment } from "../payments/settle/poll-payment.ts";

type OrderId = Pick<OrderRow, "company_id" | "id">;

/**
 * Withdraws what an order could still be paid by online, for it is to be paid otherwise. `paid` when it
 * turned out that it was: then it is settled; `processing` when a bank is deciding about it. Never to be
 * called in a transaction.
 */
export async function withdrawOpenPayments(
  context: PaymentContext,
  { company_id, id }: OrderId,
): Promise<"paid" | "processing" | "ready"> {
  let outcome: "paid" | "ready" = "ready";
  for (const payment of await findPaymentsOfOrder(context.db, company_id, id)) {
    if (!isOpenPayment(payment)) continue;
    const after = await withdrawPayment(context, payment);
    if (after.isProcessing) return "processing";
    // Who cannot be asked must not keep anybody from paying at the door.
    if (isOpenPayment(after)) await cancelPaymentLocally(context, after);
    else if (after.state === "paid") outcome = "paid";
  }
  return outcome;
}

/**
 * Withdraws the payments of an order that are for something else than it is sent with now: another
 * method, another amount. Never to be called in a transaction.
 */
export async function withdrawSupersededPayments(
  context: PaymentContext,
  { company_id, id }: OrderId,
): Promise<void> {
  const stored = await findOrder(context.db, company_id, id);
  if (!stored) return;
  const { order } = stored;
  for (const payment of await findPaymentsOfOrder(context.db, company_id, id)) {
    const isCurrent = awaitsPayment(order) && isForReservation(payment, order);
    if (isOpenPayment(payment) && !isCurrent) await withdrawPayment(context, payment);
  }
}
