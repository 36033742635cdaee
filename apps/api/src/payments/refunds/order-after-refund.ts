import type { Cents } from "@comanda/domain/money/cents";
import { paymentStateOf } from "@comanda/domain/orders/payment-status";
import type { ApiContext } from "../../context/api-context.ts";
import { changePaymentStatus } from "../../orders/order-payment-status.ts";
import type { OrderColumns, OrderRow } from "../../orders/orders.store.ts";
import { findPaymentsOfOrder, updatePayment } from "../payments.store.ts";
import { advancePaymentState } from "../providers/common/payment-progress.ts";
import { findRefundsOfOrder, type RefundRow } from "./order-refunds.store.ts";

const RECEIVED = ["paid", "partially_refunded", "refunded"];

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Returns the order's columns after refunds were confirmed, and moves the states of its payments. An
 * order of which everything went back is refunded; one that was paid too much is paid. Runs in the
 * transaction that confirms them, which has locked the order.
 */
export async function orderAfterRefund(
  context: Pick<ApiContext, "db" | "clock">,
  order: OrderRow,
): Promise<Pick<OrderColumns, "refunded" | "payment_status" | "payment_state">> {
  const { company_id, id } = order;
  const confirmed = (await findRefundsOfOrder(context.db, company_id, id)).filter(
    ({ state }) => state === "confirmed",
  );
  const online = await movePayments(context, order, confirmed);
  const paid = online + (order.paid_at === null ? 0 : order.amount_due);
  const refunded = sumOf(confirmed);
  if (refunded >= paid) return { refunded, ...refundedStatus(order) };
  if (order.payment_state !== "OVERPAID") return { refunded };
  const payment_state = paymentStateOf(order.amount_due, paid - refunded);
  return payment_state === "PAID" ? { refunded, payment_state } : { refunded };
}

/** Moves the states of the payments that gave money back; returns what all of them received. */
async function movePayments(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  { company_id, id }: OrderRow,
  confirmed: readonly RefundRow[],
): Promise<Cents> {
  const payments = await findPaymentsOfOrder(db, company_id, id);
  const paid = payments.filter(({ state }) => RECEIVED.includes(state));
  for (const payment of paid) {
    const back = sumOf(confirmed.filter(({ payment_id }) => payment_id === payment.id));
    if (back === 0) continue;
    const reached = back >= (payment.received ?? 0) ? "refunded" : "partially_refunded";
    const state = advancePaymentState(payment.state, reached);
    if (state !== payment.state) await updatePayment(db, payment, { state, updated_at: clock() });
  }
  return sumOf(paid.map(({ received }) => ({ amount: received ?? 0 })));
}

function refundedStatus(order: OrderRow): Pick<OrderColumns, "payment_status"> {
  if (order.payment_status === "refunded") return {};
  const pending = { ...order, ...changePaymentStatus(order, "refund_pending") };
  return changePaymentStatus(pending, "refunded");
}
