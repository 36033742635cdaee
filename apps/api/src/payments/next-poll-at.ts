import { awaitsPayment } from "../orders/order-payment-status.ts";
import type { OrderRow } from "../orders/orders.store.ts";
import { isOpenPayment } from "./is-open-payment.ts";
import type { PaymentRow } from "./payments.store.ts";

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;
const DAYS = 24 * HOURS;

/** How long after one question the next is asked, while somebody waits for the answer. */
const POLL_DELAYS_MS = [10, 15, 20, 30, 45].map((seconds) => seconds * SECONDS);

/** The same while nobody does: a form stands open, or an order was given up not long ago. */
const IDLE_MS = 5 * MINUTES;

/** Providers may take a payment a little longer than we do: so long nothing is withdrawn. */
const GRACE_MS = 1 * MINUTES;

/** When a payment is withdrawn. */
export function withdrawAt({ expires_at }: Pick<PaymentRow, "expires_at">): Date {
  return new Date(expires_at.getTime() + GRACE_MS);
}

/** When an order is given up whose provider cannot be reached, and cannot say whether it was paid. */
export function giveUpAt({ expires_at }: Pick<PaymentRow, "expires_at">): Date {
  return new Date(withdrawAt({ expires_at }).getTime() + 10 * MINUTES);
}

/**
 * When the payment's provider is asked next, after it was just asked, whether it answered or not; null
 * when there is nothing more to learn. What was given up may be paid late, for a day, and ever more rarely
 * asked for; a bank may take a month over a card. What was paid for an order that does not come about is
 * given back by hand, at the provider.
 */
export function nextPollAt(
  payment: PaymentRow,
  order: Pick<OrderRow, "status" | "payment_status">,
  now: Date,
): Date | null {
  const { state, kind, expires_at, created_at } = payment;
  const within = (ms: number, from: Date, days: number) =>
    now.getTime() < from.getTime() + days * DAYS ? new Date(now.getTime() + ms) : null;
  if (state === "refunded") return null;
  if (state === "paid" || state === "partially_refunded") {
    return order.payment_status === "refund_pending" ? within(HOURS, created_at, 30) : null;
  }
  const isAwaited = isOpenPayment(payment) && order.status === "INITIATED";
  if (isAwaited && now < withdrawAt(payment)) return nextPollBeforeWithdrawal(payment, order, now);
  // It could not be withdrawn: whoever waits for that holds what others could have.
  if (isAwaited && awaitsPayment(order) && now < giveUpAt(payment)) return within(MINUTES, now, 1);
  const late = (now.getTime() - expires_at.getTime()) / 6;
  return within(Math.min(Math.max(late, IDLE_MS), HOURS), expires_at, kind === "stripe" ? 30 : 1);
}

function nextPollBeforeWithdrawal(
  payment: PaymentRow,
  order: Pick<OrderRow, "status" | "payment_status">,
  now: Date,
): Date {
  const last = withdrawAt(payment);
  // Before its provider has named it, it cannot be asked for, only be given up.
  if (payment.reference === null) return last;
  const patience = POLL_DELAYS_MS[payment.asked] ?? 45 * SECONDS;
  const next = new Date(now.getTime() + (awaitsPayment(order) ? patience : IDLE_MS));
  return next < last ? next : last;
}

/**
 * Whether a person has to look at a payment that is asked for no more: its provider has never said how it
 * ended. Those that say nothing of their own accord have said it when their time was over.
 */
export function isOutcomeUnknown(
  { state }: PaymentRow,
  { isAnswered: hasOutcome }: { isAnswered: boolean },
): boolean {
  const isOver = state === "paid" || state === "partially_refunded" || state === "refunded";
  return !isOver && !hasOutcome;
}
