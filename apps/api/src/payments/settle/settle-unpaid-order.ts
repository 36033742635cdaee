import { paymentStateOf } from "@comanda/domain/orders/payment-status";
import type { ApiContext } from "../../context/api-context.ts";
import { awaitsPayment, changePaymentStatus } from "../../orders/order-payment-status.ts";
import { type StoredOrder, updateOrderWithStatus } from "../../orders/orders.store.ts";
import { releaseToDraft } from "../../orders/place/release-reservation.ts";
import { isForReservation } from "../is-open-payment.ts";
import { findPaymentsOfOrder, type PaymentRow, sumReceivedForOrder } from "../payments.store.ts";
import { paidAtCounter } from "./order-payment-state.ts";

/**
 * Settles the order of a payment that failed, expired or was withdrawn. An order that waits for it, and for
 * no other payment of the same method and amount, releases its reservation and can be paid again. Runs in a
 * transaction.
 */
export async function settleUnpaidPayment(
  { db, clock }: ApiContext,
  { order }: StoredOrder,
  payment: PaymentRow,
): Promise<null> {
  if (!(awaitsPayment(order) && isForReservation(payment, order))) return null;
  const payments = await findPaymentsOfOrder(db, order.company_id, order.id);
  const waits = payments.some((each) => each.state === "pending" && isForReservation(each, order));
  if (waits) return null;
  const failed = changePaymentStatus(order, "failed");
  await releaseToDraft(db, order, { ...failed, updated_at: clock() });
  return null;
}

/**
 * Settles the order of a payment that was refunded. An order that has received no other money becomes
 * refunded. An order that was paid twice and refunded once keeps its state. Runs in a transaction.
 */
export async function settleRefundedPayment(
  context: ApiContext,
  { order }: StoredOrder,
  payment: PaymentRow,
): Promise<null> {
  const { db, clock } = context;
  // A payment that was paid and refunded before the first report does not change an order that goes on.
  if (payment.received === null && order.status !== "INITIATED") return null;
  const updated_at = clock();
  const online = await sumReceivedForOrder(db, order.company_id, order.id);
  const receivedSum = online + paidAtCounter(order);
  if (
    order.placed_at !== null &&
    order.payment_status === null &&
    receivedSum >= order.amount_due
  ) {
    const payment_state = paymentStateOf(order.amount_due, receivedSum);
    await updateOrderWithStatus(db, order, order.status, { payment_state, updated_at });
    return null;
  }
  if (receivedSum > 0) return null;
  const pending = { ...order, ...changePaymentStatus(order, "refund_pending") };
  const refunded = { ...changePaymentStatus(pending, "refunded"), updated_at };
  if (!awaitsPayment(order)) await updateOrderWithStatus(db, order, order.status, refunded);
  else if (isForReservation(payment, order)) await releaseToDraft(db, order, refunded);
  return null;
}
