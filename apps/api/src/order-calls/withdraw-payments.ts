import { awaitsPayment } from "../orders/order-payment-status.ts";
import type { OrderRow } from "../orders/orders.store.ts";
import { isForReservation, isOpenPayment } from "../payments/is-open-payment.ts";
import type { PaymentContext } from "../payments/payment-context.ts";
import { findPaymentsOfOrder } from "../payments/payments.store.ts";
import { cancelPaymentLocally, withdrawPayment } from "../payments/settle/poll-payment.ts";

/**
 * Withdraws the open online payments of an order that is to be paid in another way. `paid`: one of them was
 * paid already, and is settled now. `processing`: a bank is deciding about one. Never call it in a
 * transaction.
 */
export async function withdrawOpenPayments(
  context: PaymentContext,
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
): Promise<"paid" | "processing" | "ready"> {
  let outcome: "paid" | "ready" = "ready";
  for (const payment of await findPaymentsOfOrder(context.db, company_id, id)) {
    if (!isOpenPayment(payment)) continue;
    const after = await withdrawPayment(context, payment);
    if (after.isProcessing) return "processing";
    // A provider that does not answer must not stop the customer from paying at the door.
    if (isOpenPayment(after)) await cancelPaymentLocally(context, after);
    else if (after.state === "paid") outcome = "paid";
  }
  return outcome;
}

/**
 * Withdraws the open payments whose method or amount differs from the submitted order's. Returns whether
 * there was one, which may have changed the order. Never call it in a transaction.
 */
export async function withdrawSupersededPayments(
  context: PaymentContext,
  order: OrderRow,
): Promise<boolean> {
  const payments = await findPaymentsOfOrder(context.db, order.company_id, order.id);
  const superseded = payments.filter((payment) => {
    const isCurrent = awaitsPayment(order) && isForReservation(payment, order);
    return isOpenPayment(payment) && !isCurrent;
  });
  for (const payment of superseded) await withdrawPayment(context, payment);
  return superseded.length > 0;
}
