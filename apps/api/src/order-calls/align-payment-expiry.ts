import type { ApiContext } from "../context/api-context.ts";
import { updateOrderWithStatus } from "../orders/orders.store.ts";
import type { ReservedOrder } from "../orders/place/reserve-for-payment.ts";
import { isForReservation, isOpenPayment } from "../payments/is-open-payment.ts";
import { nextPollAt } from "../payments/next-poll-at.ts";
import { findPaymentsOfOrder, type PaymentRow, updatePayment } from "../payments/payments.store.ts";

/**
 * Lets the payment with which an order was submitted expire together with the order's reservation, and starts
 * its polls again. If the payment has an expiry of its own (`params.expires_at`), as a PIX code does, payment and
 * order both get that one. Call it in the transaction that has reserved the order.
 */
export async function alignPaymentExpiry(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  order: ReservedOrder,
): Promise<void> {
  const payments = await findPaymentsOfOrder(db, order.company_id, order.id);
  const now = clock();
  const hasOwnExpiry = ({ params }: PaymentRow) => params?.expires_at != null;
  const payment = payments.find(
    (each) =>
      isOpenPayment(each) &&
      isForReservation(each, order) &&
      !(hasOwnExpiry(each) && each.expires_at <= now),
  );
  if (!payment) return;
  const expires_at = hasOwnExpiry(payment) ? payment.expires_at : order.payment_expires_at;
  const ask_at = nextPollAt({ ...payment, asked: 0, expires_at }, order, now);
  await updatePayment(db, payment, { expires_at, ask_at, asked: 0 });
  await updateOrderWithStatus(db, order, "INITIATED", { payment_expires_at: expires_at });
}
