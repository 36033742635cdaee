import { fromCents } from "@comanda/domain/money/cents";
import type { ApiContext } from "../../context/api-context.ts";
import {
  awaitsPayment,
  changePaymentStatus,
  isRefundedOrPending,
} from "../../orders/order-payment-status.ts";
import {
  addOrderEvent,
  type StoredOrder,
  updateOrderWithStatus,
} from "../../orders/orders.store.ts";
import { markPlaced, placeOrder } from "../../orders/place/place-order.ts";
import {
  NO_RESERVATION,
  releaseReservation,
  releaseToDraft,
} from "../../orders/place/release-reservation.ts";
import { lockPlacementTerms } from "../../orders/place/validate-for-placement.ts";
import { priceChanged } from "../../orders/rules/confirm-price.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isForReservation } from "../is-open-payment.ts";
import { pollOrderPaymentsNow } from "../payment-polling.store.ts";
import type { PaymentRow } from "../payments.store.ts";
import { paymentStateOfOrder } from "./order-payment-state.ts";

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
