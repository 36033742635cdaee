import { fromCents } from "@comanda/domain/money/cents";
import { paymentStateOf } from "@comanda/domain/orders/payment-status";
import type { ApiContext } from "../../context/api-context.ts";
import {
  awaitsPayment,
  changePaymentStatus,
  isRefundedOrPending,
} from "../../orders/order-payment-status.ts";
import {
  addOrderEvent,
  type OrderRow,
  type StoredOrder,
  updateOrderWithStatus,
} from "../../orders/orders.store.ts";
import { markPlaced, placeOrder } from "../../orders/place/place-order.ts";
import {
  NO_RESERVATION,
  releaseReservation,
  releaseToDraft,
} from "../../orders/place/reserve-stock-and-discounts.ts";
import { lockPlacementTerms } from "../../orders/place/validate-for-placement.ts";
import { priceChanged } from "../../orders/rules/confirm-price.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isForReservation } from "../is-open-payment.ts";
import { pollOrderPaymentsNow } from "../payment-polling.store.ts";
import { findPaymentsOfOrder, type PaymentRow, sumReceivedForOrder } from "../payments.store.ts";

/** Changes the order of a payment that has just been paid. Runs in a transaction. */
export type SettlePaid = (
  context: ApiContext,
  stored: StoredOrder,
  payment: PaymentRow,
) => Promise<Refusal | null>;

/** The `cancel_reason` of an order that was paid when it could no longer be placed. */
export const PAID_TOO_LATE = "paid_too_late";

/**
 * Settles the order of a payment that is paid now. An order that waits for this payment is placed. An order
 * that no longer waits for it is validated again, and refused as in `placeOrder` when it cannot be placed.
 * Too little money, and money for a cancelled order, has to be refunded (decision 23).
 */
export const settlePaidPayment: SettlePaid = async (context, stored, payment) => {
  if (await settleWithoutPlacing(context, stored, payment)) return null;
  return placePaidOrder(context, stored, payment);
};

/** Like `settlePaidPayment`, but cancels the order that it refuses; the money has to be refunded. */
export const cancelOrderPaidTooLate: SettlePaid = async (context, stored, payment) => {
  if (await settleWithoutPlacing(context, stored, payment)) return null;
  await cancelAndRefund(context, stored, payment);
  return null;
};

/**
 * Handles the cases in which no order is placed: the order is placed already, cancelled or to be refunded, or
 * the money is too little. Returns whether one of them applied.
 */
async function settleWithoutPlacing(
  context: ApiContext,
  { order }: StoredOrder,
  payment: PaymentRow,
): Promise<boolean> {
  const { db } = context;
  const state = {
    payment_state: await paymentStateOfOrder(context, order, payment),
    updated_at: context.clock(),
  };
  if (order.status === "CANCELLED" || isRefundedOrPending(order)) {
    const refund = changePaymentStatus(order, "refund_pending");
    await updateOrderWithStatus(db, order, order.status, { ...state, ...refund });
    return true;
  }
  if (order.status !== "INITIATED") {
    await updateOrderWithStatus(db, order, order.status, state);
    return true;
  }
  if ((payment.received ?? 0) >= payment.amount) return false;
  const refund = changePaymentStatus(order, "refund_pending");
  if (awaitsPayment(order)) await releaseToDraft(db, order, { ...state, ...refund });
  else await updateOrderWithStatus(db, order, "INITIATED", { ...state, ...refund });
  return true;
}

async function placePaidOrder(
  context: ApiContext,
  { order, lines }: StoredOrder,
  payment: PaymentRow,
): Promise<Refusal | null> {
  const { db, clock } = context;
  const { company_id, id, comment, scheduled_delivery_date: scheduledFor } = order;
  // The next poll withdraws the other payments of the order.
  await pollOrderPaymentsNow(db, company_id, id, clock());
  const payment_state = await paymentStateOfOrder(context, order, payment);
  const isPaid = { ...changePaymentStatus(order, null), payment_state };
  if (awaitsPayment(order) && isForReservation(payment, order)) {
    return refusalOf(await markPlaced(context, order, isPaid, null));
  }
  if (awaitsPayment(order)) await releaseToDraft(db, order, changePaymentStatus(order, null));
  const { tip, feeAccepted } = payment.facts;
  const assigned = {
    payment_method_id: payment.method_id,
    tip_type: order.assigned_payment?.tip_type ?? null,
    tip_value: fromCents(tip, order.currency.code),
    service_fee_accepted: feeAccepted,
  };
  const submitted = { draft: { comment, scheduledFor }, payment: assigned };
  const stored = { order: { ...order, payment_status: null }, lines };
  const terms = await lockPlacementTerms(context, order, payment.method_id);
  if (terms instanceof Refusal) return terms;
  const placed = await placeOrder(context, terms, stored, submitted, (due) =>
    due === payment.amount ? isPaid : priceChanged(),
  );
  return refusalOf(placed);
}

function refusalOf(result: object): Refusal | null {
  return result instanceof Refusal ? result : null;
}

async function cancelAndRefund(
  context: ApiContext,
  { order }: StoredOrder,
  payment: PaymentRow,
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  if (awaitsPayment(order)) await releaseReservation(db, order);
  await updateOrderWithStatus(db, order, "INITIATED", {
    ...NO_RESERVATION,
    ...changePaymentStatus(order, "refund_pending"),
    payment_state: await paymentStateOfOrder(context, order, payment),
    status: "CANCELLED",
    cancel_reason: PAID_TOO_LATE,
    updated_at: now,
  });
  await addOrderEvent(db, order, { status: "CANCELLED", at: now });
  await pollOrderPaymentsNow(db, order.company_id, order.id, now);
}

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

/** What a member has recorded as paid at the counter: all of the order, or nothing. */
function paidAtCounter({ paid_at, amount_due }: OrderRow): number {
  return paid_at === null ? 0 : amount_due;
}

/** Compares the received money with the price of the order; for a draft, with the payment's amount. */
async function paymentStateOfOrder({ db }: ApiContext, order: OrderRow, payment: PaymentRow) {
  const due = order.placed_at === null ? payment.amount : order.amount_due;
  const online = await sumReceivedForOrder(db, order.company_id, order.id);
  return paymentStateOf(due, online + paidAtCounter(order));
}
