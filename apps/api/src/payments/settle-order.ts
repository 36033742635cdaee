import { fromCents } from "@comanda/domain/money";
import { paymentStateOf } from "@comanda/domain/payment-status";
import type { Context } from "../deps.ts";
import { priceChanged } from "../orders/final-price.ts";
import {
  addOrderEvent,
  type OrderRow,
  type StoredOrder,
  updateOrderIn,
} from "../orders/orders.store.ts";
import {
  awaitsPayment,
  isBeingRefunded,
  toPaymentStatus,
} from "../orders/payment-status-change.ts";
import { markPlaced, placeOrder } from "../orders/place-order.ts";
import { giveBack, HOLDS_NOTHING, releaseOrder } from "../orders/take-order.ts";
import type { Refusal } from "../refusal.ts";
import { askSoon } from "./asking.store.ts";
import { isForHold } from "./open-payment.ts";
import { findPaymentsOf, type PaymentRow, sumReceived } from "./payments.store.ts";

/** What follows for an order from a payment that has just become paid. Runs in a transaction. */
export type PaidSettler = (
  context: Context,
  stored: StoredOrder,
  payment: PaymentRow,
) => Promise<Refusal | null>;

/** The `cancel_reason` of an order whose payment came when it could not be placed any more. */
export const PAID_TOO_LATE = "paid_too_late";

/**
 * Settles the order of a payment that is paid now: the order that waits for it is placed; one that waits
 * for it no longer is judged anew, and refused as in `placeOrder` when it cannot be placed. Too little
 * money, and money for an order that does not come about, is to be given back (spec §4).
 */
export const settlePaid: PaidSettler = async (context, stored, payment) => {
  if (await settledUnplaced(context, stored, payment)) return null;
  return placePaid(context, stored, payment);
};

/** The same, but what `settlePaid` was refused is cancelled, and its money is to be given back. */
export const cancelPaidOrder: PaidSettler = async (context, stored, payment) => {
  if (await settledUnplaced(context, stored, payment)) return null;
  await cancelPaid(context, stored, payment);
  return null;
};

/**
 * What needs no placing: the order is at work, cancelled or to be refunded already, or the money is too
 * little. Answers whether that was it.
 */
async function settledUnplaced(
  context: Context,
  { order }: StoredOrder,
  payment: PaymentRow,
): Promise<boolean> {
  const { db } = context;
  const state = {
    payment_state: await stateOf(context, order, payment),
    updated_at: context.clock(),
  };
  if (order.status === "CANCELLED" || isBeingRefunded(order)) {
    const refund = toPaymentStatus(order, "refund_pending");
    await updateOrderIn(db, order, order.status, { ...state, ...refund });
    return true;
  }
  if (order.status !== "INITIATED") {
    await updateOrderIn(db, order, order.status, state);
    return true;
  }
  if ((payment.received ?? 0) >= payment.amount) return false;
  const refund = toPaymentStatus(order, "refund_pending");
  if (awaitsPayment(order)) await releaseOrder(db, order, { ...state, ...refund });
  else await updateOrderIn(db, order, "INITIATED", { ...state, ...refund });
  return true;
}

async function placePaid(
  context: Context,
  { order, lines }: StoredOrder,
  payment: PaymentRow,
): Promise<Refusal | null> {
  const { db, clock } = context;
  const { company_id, id, comment, scheduled_delivery_date: scheduledFor } = order;
  // Whatever else its customer was given to pay with is withdrawn.
  await askSoon(db, company_id, id, clock());
  const payment_state = await stateOf(context, order, payment);
  const isPaid = { ...toPaymentStatus(order, null), payment_state };
  if (awaitsPayment(order) && isForHold(payment, order)) {
    await markPlaced(context, order, isPaid);
    return null;
  }
  if (awaitsPayment(order)) await releaseOrder(db, order, toPaymentStatus(order, null));
  const { tip, feeAccepted } = payment.facts;
  const assigned = {
    payment_method_id: payment.method_id,
    tip_type: order.assigned_payment?.tip_type ?? null,
    tip_value: fromCents(tip, order.currency.code),
    service_fee_accepted: feeAccepted,
  };
  const sent = { draft: { comment, scheduledFor }, payment: assigned };
  const stored = { order: { ...order, payment_status: null }, lines };
  return placeOrder(context, stored, sent, (due) =>
    due === payment.amount ? isPaid : priceChanged(),
  );
}

async function cancelPaid(
  context: Context,
  { order }: StoredOrder,
  payment: PaymentRow,
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  if (awaitsPayment(order)) await giveBack(db, order);
  await updateOrderIn(db, order, "INITIATED", {
    ...HOLDS_NOTHING,
    ...toPaymentStatus(order, "refund_pending"),
    payment_state: await stateOf(context, order, payment),
    status: "CANCELLED",
    cancel_reason: PAID_TOO_LATE,
    updated_at: now,
  });
  await addOrderEvent(db, order.company_id, order.id, "CANCELLED", now);
  await askSoon(db, order.company_id, order.id, now);
}

/**
 * A payment that failed, lapsed or was withdrawn: an order that waits for it, and for no other of the
 * same kind, gives back what it holds and can be paid again. Runs in a transaction.
 */
export async function settleUnpaid(
  { db, clock }: Context,
  { order }: StoredOrder,
  payment: PaymentRow,
): Promise<null> {
  if (!(awaitsPayment(order) && isForHold(payment, order))) return null;
  const payments = await findPaymentsOf(db, order.company_id, order.id);
  const waits = payments.some((each) => each.state === "pending" && isForHold(each, order));
  if (waits) return null;
  const failed = toPaymentStatus(order, "failed");
  await releaseOrder(db, order, { ...failed, updated_at: clock() });
  return null;
}

/**
 * A payment that was given back: an order that keeps no money is refunded. One that keeps enough, as
 * when what was paid twice was given back once, stays what it is. Runs in a transaction.
 */
export async function settleRefunded(
  context: Context,
  { order }: StoredOrder,
  payment: PaymentRow,
): Promise<null> {
  const { db, clock } = context;
  // What came and went before we heard of it changes nothing for an order that goes another way.
  if (payment.received === null && order.status !== "INITIATED") return null;
  const updated_at = clock();
  const kept = await sumReceived(db, order.company_id, order.id);
  if (order.placed_at !== null && order.payment_status === null && kept >= order.amount_due) {
    const payment_state = paymentStateOf(order.amount_due, kept);
    await updateOrderIn(db, order, order.status, { payment_state, updated_at });
    return null;
  }
  if (kept > 0) return null;
  const pending = { ...order, ...toPaymentStatus(order, "refund_pending") };
  const refunded = { ...toPaymentStatus(pending, "refunded"), updated_at };
  if (!awaitsPayment(order)) await updateOrderIn(db, order, order.status, refunded);
  else if (isForHold(payment, order)) await releaseOrder(db, order, refunded);
  return null;
}

/** What has come in for the order, against what it costs: what was asked for, as long as it is a draft. */
async function stateOf({ db }: Context, order: OrderRow, payment: PaymentRow) {
  const due = order.placed_at === null ? payment.amount : order.amount_due;
  return paymentStateOf(due, await sumReceived(db, order.company_id, order.id));
}
