import type { PaymentState } from "./payment-provider.ts";

/**
 * From what says least to what nothing can undo. A refused card is tried again, a PIX code may be
 * paid after it was given up, and who once was paid stays paid or is refunded.
 */
const RANKS: readonly PaymentState[] = [
  "unknown",
  "pending",
  "failed",
  "cancelled",
  "paid",
  "partially_refunded",
  "refunded",
];

/**
 * The state of a payment after a report. Reports arrive late, twice and in any order: the same set
 * of them leads to the same state, whatever the order.
 */
export function advancePaymentState(current: PaymentState, reported: PaymentState): PaymentState {
  return RANKS.indexOf(reported) > RANKS.indexOf(current) ? reported : current;
}
