import type { Cents } from "../money/cents.ts";
import type { PaymentIntentKind } from "./payment-method.ts";

/**
 * Spec §4, Payment statuses; null is an order that no online payment is expected of, or one that is
 * paid.
 */
export type PaymentStatus = "payment_requested" | "failed" | "refunded" | "refund_pending" | null;

/** Spec §4, Payment-state values. */
export type PaymentStateName = "UNPAID" | "PARTIAL" | "PAID" | "OVERPAID";

const NONE = "none";
type PaymentStatusName = NonNullable<PaymentStatus> | typeof NONE;

/**
 * Where the payment status of an order may go from each. A payment that failed can be asked for
 * again, or arrive late; what was paid for an order that does not come about is to be given back.
 */
export const PAYMENT_TRANSITIONS: Record<PaymentStatusName, readonly PaymentStatusName[]> = {
  none: ["payment_requested", "refund_pending", "refunded"],
  payment_requested: ["none", "failed", "refund_pending"],
  failed: ["payment_requested", "none", "refund_pending"],
  refund_pending: ["refunded"],
  refunded: ["refund_pending"],
};

export function canTransitionPayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_TRANSITIONS[from ?? NONE].includes(to ?? NONE);
}

/**
 * Whether money may still come for an order, at once or late (`PAYMENT_TRANSITIONS`): its page
 * waits to hear.
 */
export function mayStillBePaid(status: PaymentStatus): boolean {
  return status === "payment_requested" || status === "failed";
}

/** What so much money means for an order that costs `due` (spec §4, Payment-state values). */
export function paymentStateOf(due: Cents, received: Cents): PaymentStateName {
  if (received <= 0) return "UNPAID";
  if (received < due) return "PARTIAL";
  return received > due ? "OVERPAID" : "PAID";
}

/**
 * Minutes that an order waits for its online payment, and holds for it what it takes. A form or a code is
 * paid at once or not at all; on a provider's own page people look for their card.
 */
export const PAYMENT_TIMEOUT_MINUTES: Record<PaymentIntentKind, number> = {
  stripe: 15,
  pix: 15,
  d24: 30,
};

/** Minutes that a card form may stand open before its order is sent: nothing is held for it. */
export const CARD_FORM_TIMEOUT_MINUTES = 60;
