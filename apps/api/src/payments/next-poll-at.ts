import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@comanda/domain/time/durations";
import { awaitsPayment } from "../orders/order-payment-status.ts";
import type { OrderRow } from "../orders/orders.store.ts";
import { isOpenPayment } from "./is-open-payment.ts";
import type { PaymentRow } from "./payments.store.ts";

/** The delays between polls, while an order waits for the payment. */
const POLL_DELAYS_MS = [10, 15, 20, 30, 45].map((seconds) => seconds * SECOND_MS);

/** The delay while no order waits: a form is open, or an order was given up not long ago. */
const IDLE_MS = 5 * MINUTE_MS;

/** The longest delay between polls of an open payment that was created and whose time is not over. */
export const MAX_OPEN_POLL_DELAY_MS = IDLE_MS;
/** The longest delay between polls of any other payment. */
export const MAX_POLL_DELAY_MS = HOUR_MS;

/** Providers may accept a payment a little later than we do: nothing is withdrawn before. */
const GRACE_MS = MINUTE_MS;

/** Returns when a payment is withdrawn. */
export function withdrawAt({ expires_at }: Pick<PaymentRow, "expires_at">): Date {
  return new Date(expires_at.getTime() + GRACE_MS);
}

/**
 * Returns when an order is given up whose provider does not answer, so that its payment is unknown.
 */
export function giveUpAt({ expires_at }: Pick<PaymentRow, "expires_at">): Date {
  return new Date(withdrawAt({ expires_at }).getTime() + 10 * MINUTE_MS);
}

/**
 * Returns the time of the next poll after one that just ended, with or without an answer; null when
 * nothing more can change. A cancelled payment may be paid late: it is polled for a day, with
 * growing delays; for a card, where a bank may decide late, for a month. For an order that is
 * cancelled, a paid payment is polled until it is refunded at the provider.
 */
export function nextPollAt(
  payment: PaymentRow,
  order: Pick<OrderRow, "status" | "payment_status">,
  now: Date,
): Date | null {
  const { state, kind, expires_at, created_at } = payment;
  const within = (ms: number, from: Date, days: number) =>
    now.getTime() < from.getTime() + days * DAY_MS ? new Date(now.getTime() + ms) : null;
  if (state === "refunded") return null;
  if (state === "paid" || state === "partially_refunded") {
    return order.payment_status === "refund_pending"
      ? within(MAX_POLL_DELAY_MS, created_at, 30)
      : null;
  }
  const isAwaited = isOpenPayment(payment) && order.status === "INITIATED";
  if (isAwaited && now < withdrawAt(payment)) return nextPollBeforeWithdrawal(payment, order, now);
  // It could not be withdrawn: its order still has a reservation that other customers need.
  if (isAwaited && awaitsPayment(order) && now < giveUpAt(payment))
    return within(MINUTE_MS, now, 1);
  const late = (now.getTime() - expires_at.getTime()) / 6;
  const delay = Math.min(Math.max(late, IDLE_MS), MAX_POLL_DELAY_MS);
  return within(delay, expires_at, kind === "stripe" ? 30 : 1);
}

function nextPollBeforeWithdrawal(
  payment: PaymentRow,
  order: Pick<OrderRow, "status" | "payment_status">,
  now: Date,
): Date {
  const last = withdrawAt(payment);
  // Without a reference it cannot be polled, only cancelled.
  if (payment.reference === null) return last;
  const patience = POLL_DELAYS_MS[payment.asked] ?? 45 * SECOND_MS;
  const next = new Date(now.getTime() + (awaitsPayment(order) ? patience : IDLE_MS));
  return next < last ? next : last;
}

/**
 * Returns whether a person has to check a payment that is no longer polled, because its provider
 * never reported its end. `isAnswered`: the provider has reported all that it ever reports.
 */
export function isOutcomeUnknown(
  { state }: PaymentRow,
  { isAnswered }: { isAnswered: boolean },
): boolean {
  const isOver = state === "paid" || state === "partially_refunded" || state === "refunded";
  return !isOver && !isAnswered;
}
