import type { ApiContext } from "../context/api-context.ts";
import { awaitsPayment } from "../orders/order-payment-status.ts";
import { findOrder, type OrderRow, updateOrderWithStatus } from "../orders/orders.store.ts";
import { isForReservation, isOpenPayment } from "../payments/is-open-payment.ts";
import { nextPollAt } from "../payments/next-poll-at.ts";
import { findPaymentsOfOrder, type PaymentRow, updatePayment } from "../payments/payments.store.ts";

/**
 * Lets the payment that an order was sent with last as long as the order waits, and has its provider asked
 * soon. A code says until when it can be paid: then the order waits as long as the code lasts. To be
 * called in the transaction in which the order begins to wait.
 */
export async function alignPaymentExpiry(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
): Promise<void> {
  const stored = await findOrder(db, company_id, id);
  if (!stored?.order.payment_expires_at || !awaitsPayment(stored.order)) return;
  const { order } = stored;
  const payments = await findPaymentsOfOrder(db, company_id, id);
  const now = clock();
  const isDated = ({ params }: PaymentRow) => params?.expires_at != null;
  const payment = payments.find(
    (each) =>
      isOpenPayment(each) &&
      isForReservation(each, order) &&
      !(isDated(each) && each.expires_at <= now),
  );
  if (!payment) return;
  const expires_at = isDated(payment) ? payment.expires_at : stored.order.payment_expires_at;
  const ask_at = nextPollAt({ ...payment, asked: 0, expires_at }, order, now);
  await updatePayment(db, payment, { expires_at, ask_at, asked: 0 });
  await updateOrderWithStatus(db, order, "INITIATED", { payment_expires_at: expires_at });
}
