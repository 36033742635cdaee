import type { OrderRow } from "../orders/orders.store.ts";
import { awaitsPayment } from "../orders/payment-status-change.ts";
import { isOpen } from "./open-payment.ts";
import type { PaymentRow } from "./payments.store.ts";

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;
const DAYS = 24 * HOURS;

/** How long after one question the next is asked, while somebody waits for the answer. */
const PATIENCE_MS = [10, 15, 20, 30, 60].map((seconds) => seconds * SECONDS);

/** The same while nobody does: a form stands open, or an order was given up. */
const IDLE_MS = 5 * MINUTES;

/** Providers may take a payment a little longer than we do: so long nothing is withdrawn. */
const GRACE_MS = 1 * MINUTES;

/** When a payment is withdrawn. */
export function withdrawalTime({ expires_at }: Pick<PaymentRow, "expires_at">): Date {
  return new Date(expires_at.getTime() + GRACE_MS);
}

/** When an order is given up whose provider cannot be reached, and cannot say whether it was paid. */
export function patienceEnd({ expires_at }: Pick<PaymentRow, "expires_at">): Date {
  return new Date(withdrawalTime({ expires_at }).getTime() + 10 * MINUTES);
}

/**
 * When the payment's provider is asked next, after it has just said how it stands; null when there is
 * nothing more to learn. What was given up may be paid late, for a day; what was paid for an order that
 * does not come about is given back by hand, at the provider.
 */
export function nextAsking(
  payment: PaymentRow,
  order: Pick<OrderRow, "status" | "payment_status">,
  now: Date,
): Date | null {
  const { state, expires_at, created_at } = payment;
  const within = (ms: number, from: Date, days: number) =>
    now.getTime() < from.getTime() + days * DAYS ? new Date(now.getTime() + ms) : null;
  if (state === "refunded") return null;
  if (state === "paid" || state === "partially_refunded") {
    return order.payment_status === "refund_pending" ? within(HOURS, created_at, 30) : null;
  }
  const isInTime = isOpen(payment) && order.status === "INITIATED" && now < withdrawalTime(payment);
  return isInTime ? askingInTime(payment, order, now) : within(IDLE_MS, expires_at, 1);
}

function askingInTime(
  payment: PaymentRow,
  order: Pick<OrderRow, "status" | "payment_status">,
  now: Date,
): Date {
  const last = withdrawalTime(payment);
  // Before its provider has named it, it cannot be asked for, only be given up.
  if (payment.reference === null) return last;
  const patience = PATIENCE_MS[payment.asked] ?? 60 * SECONDS;
  const next = new Date(now.getTime() + (awaitsPayment(order) ? patience : IDLE_MS));
  return next < last ? next : last;
}
