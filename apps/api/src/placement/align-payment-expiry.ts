import type { ApiContext } from "../context/api-context.ts";
import { updateOrderWithStatus } from "../orders/orders.store.ts";
import type { ReservedOrder } from "../orders/place/reserve-for-payment.ts";
import { isForReservation, isOpenPayment } from "../payments/is-open-payment.ts";
import { nextPollAt } from "../payments/next-poll-at.ts";
import { findPaymentsOfOrder, type PaymentRow, updatePayment } from "../payments/payments.store.ts";

/**
 * Gives the payment with which an order was sent the same end as the order's own waiting time, and plans
 * its next poll soon. A payment code that says until when it can be paid decides instead: then the order
 * waits until that time. Call it in the transaction that has reserved the order.
 */
export async function alignPaymentExpiry(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  order: ReservedOrder,
): Promise<void> {
  const payments = await findPaymentsOfOrder(db, order.company_id, order.id);
  const now = clock();
  const isDated = ({ params }: PaymentRow) => params?.expires_at != null;
  const payment = payments.find(
    (each) =>
      isOpenPayment(each) &&
      isForReservation(each, order) &&
      !(isDated(each) && each.expires_at <= now),
  );
  if (!payment) return;
  const expires_at = isDated(payment) ? payment.expires_at : order.payment_expires_at;
  const ask_at = nextPollAt({ ...payment, asked: 0, expires_at }, order, now);
  await updatePayment(db, payment, { expires_at, ask_at, asked: 0 });
  await updateOrderWithStatus(db, order, "INITIATED", { payment_expires_at: expires_at });
}
