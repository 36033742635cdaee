import type { Cents } from "@comanda/domain/money/cents";
import { paymentStateOf } from "@comanda/domain/orders/payment-status";
import type { ApiContext } from "../../context/api-context.ts";
import { changePaymentStatus } from "../../orders/order-payment-status.ts";
import type { OrderColumns, OrderRow } from "../../orders/orders.store.ts";
import { findPaymentsOfOrder, type PaymentRow, updatePayment } from "../payments.store.ts";
import { advancePaymentState } from "../providers/common/payment-progress.ts";
import { paidAtCounter } from "../settle/order-payment-state.ts";
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
): Promise<
  Pick<OrderColumns, "refunded" | "refunded_by_hand" | "payment_status" | "payment_state">
> {
  const { company_id, id } = order;
  const confirmed = (await findRefundsOfOrder(context.db, company_id, id)).filter(
    ({ state }) => state === "confirmed",
  );
  const keptOnline = await movePayments(context, order, confirmed);
  const backAtCounter = sumOf(confirmed.filter(({ payment_id }) => payment_id === null));
  const kept = keptOnline + paidAtCounter(order) - backAtCounter;
  const back = {
    refunded: sumOf(confirmed),
    refunded_by_hand: sumOf(confirmed.filter(({ by_hand }) => by_hand)),
  };
  if (kept <= 0) return { ...back, ...refundedStatus(order) };
  if (order.payment_state !== "OVERPAID") return back;
  const payment_state = paymentStateOf(order.amount_due, kept);
  return payment_state === "PAID" ? { ...back, payment_state } : back;
}

/**
 * Moves the states of the payments that gave money back. Returns what the restaurant keeps of all payments:
 * nothing of one that its provider reports as refunded, which may have no refund here.
 */
async function movePayments(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  { company_id, id }: OrderRow,
  confirmed: readonly RefundRow[],
): Promise<Cents> {
  const payments = await findPaymentsOfOrder(db, company_id, id);
  let kept = 0;
  for (const payment of payments.filter(({ state }) => RECEIVED.includes(state))) {
    const back = sumOf(confirmed.filter(({ payment_id }) => payment_id === payment.id));
    const state = stateAfter(payment, back);
    if (state !== payment.state) await updatePayment(db, payment, { state, updated_at: clock() });
    if (state !== "refunded") kept += (payment.received ?? 0) - back;
  }
  return kept;
}

/** The state of a payment of which `back` was refunded. */
function stateAfter({ state, received }: PaymentRow, back: Cents): PaymentRow["state"] {
  if (back === 0) return state;
  return advancePaymentState(state, back >= (received ?? 0) ? "refunded" : "partially_refunded");
}

function refundedStatus(order: OrderRow): Pick<OrderColumns, "payment_status"> {
  if (order.payment_status === "refunded") return {};
  const pending = { ...order, ...changePaymentStatus(order, "refund_pending") };
  return changePaymentStatus(pending, "refunded");
}
