import type { ProviderPaymentState } from "./payment-provider.ts";

/**
 * The states from the weakest to the final one. A refused card can be tried again, a PIX code may
 * be paid after it was cancelled, and a paid payment stays paid or is refunded.
 */
const RANKS: readonly ProviderPaymentState[] = [
  "unknown",
  "pending",
  "failed",
  "cancelled",
  "paid",
  "partially_refunded",
  "refunded",
];

/**
 * Returns the state of a payment after a report. Reports arrive late, twice and in any order: the
 * same set of reports leads to the same state in every order.
 */
export function advancePaymentState(
  current: ProviderPaymentState,
  reported: ProviderPaymentState,
): ProviderPaymentState {
  return RANKS.indexOf(reported) > RANKS.indexOf(current) ? reported : current;
}
