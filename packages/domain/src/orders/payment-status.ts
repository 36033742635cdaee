import type { Cents } from "../money/cents.ts";
import type { PaymentIntentKind } from "./payment-method.ts";

/**
 * The payment status of an order (conformance 4.4); null if no online payment is expected, or if it is
 * paid.
 */
export type PaymentStatus = "payment_requested" | "failed" | "refunded" | "refund_pending" | null;

/** How much of an order is paid (conformance 4.5). */
export type PaymentStateName = "UNPAID" | "PARTIAL" | "PAID" | "OVERPAID";

const NONE = "none";
type PaymentStatusName = NonNullable<PaymentStatus> | typeof NONE;

/**
 * The allowed changes of the payment status. A failed payment can be requested again or arrive late. If
 * the order is not placed, its payment must be refunded.
 */
export const PAYMENT_TRANSITIONS: Record<PaymentStatusName, readonly PaymentStatusName[]> = {
  none: ["payment_requested", "refund_pending", "refunded"],
  payment_requested: ["none", "failed", "refund_pending"],
  failed: ["payment_requested", "none", "refund_pending"],
  refund_pending: ["refunded"],
  refunded: ["refund_pending"],
};

/** Returns whether the payment status may change so; null is a status too. */
export function canTransitionPayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_TRANSITIONS[from ?? NONE].includes(to ?? NONE);
}

/**
 * Returns whether a payment may still arrive for an order, in time or late (`PAYMENT_TRANSITIONS`). Its
 * page then waits for changes.
 */
export function mayStillBePaid(status: PaymentStatus): boolean {
  return status === "payment_requested" || status === "failed";
}

/** Returns the payment state of an order that costs `due`, of which `received` has been paid. */
export function paymentStateOf(due: Cents, received: Cents): PaymentStateName {
  if (received <= 0) return "UNPAID";
  if (received < due) return "PARTIAL";
  return received > due ? "OVERPAID" : "PAID";
}

/** Returns whether nothing is left to pay. */
export function isPaidInFull(state: PaymentStateName | undefined): boolean {
  return state === "PAID" || state === "OVERPAID";
}

/**
 * How long an order waits for its online payment and keeps its reservation, in minutes. Customers
 * pay by a form or a code at once or not at all; on a provider's own page they need longer.
 */
export const PAYMENT_TIMEOUT_MINUTES: Record<PaymentIntentKind, number> = {
  stripe: 15,
  pix: 15,
  d24: 30,
};

/** How long a card form can stay open before the order is sent, in minutes. It reserves nothing. */
export const CARD_FORM_TIMEOUT_MINUTES = 60;
