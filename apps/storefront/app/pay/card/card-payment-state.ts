import type { CompanyPayment } from "@comanda/contract/payments/company-payment";

/**
 * The payment whose card form the page shows.
 *
 * - `starting`: the server has not answered, or no card form is needed.
 * - `ready`: the payment exists, so its form can be shown.
 * - `unanswered`: the server did not answer, or was too busy; `error` says why.
 * - `refused`: the server refused to start the payment. The page shows why at another place.
 *
 * `fingerprint` is the `paymentFingerprint` that the answer is for; null without an answer.
 * `attempt` counts the retries: a new number starts the payment again.
 */
export type CardPaymentState = { attempt: number; fingerprint: string | null } & (
  | { state: "starting" | "refused" }
  | { state: "unanswered"; error: unknown }
  | { state: "ready"; payment: CompanyPayment }
);

export type CardPaymentEvent =
  | { type: "started"; fingerprint: string; payment: CompanyPayment }
  | { type: "unanswered"; fingerprint: string; error: unknown }
  | { type: "refused"; fingerprint: string }
  /** The amount, the method or the order changed, or the form is gone. */
  | { type: "discarded" }
  | { type: "retried" };

export const NO_CARD_PAYMENT: CardPaymentState = {
  state: "starting",
  attempt: 0,
  fingerprint: null,
};

/** Returns the state of the card payment after an event. */
export function reduceCardPayment(
  { attempt }: CardPaymentState,
  event: CardPaymentEvent,
): CardPaymentState {
  switch (event.type) {
    case "started": {
      const { fingerprint, payment } = event;
      return { state: "ready", attempt, fingerprint, payment };
    }
    case "unanswered": {
      const { fingerprint, error } = event;
      return { state: "unanswered", attempt, fingerprint, error };
    }
    case "refused":
      return { state: "refused", attempt, fingerprint: event.fingerprint };
    case "discarded":
      return { state: "starting", attempt, fingerprint: null };
    case "retried":
      return { state: "starting", attempt: attempt + 1, fingerprint: null };
  }
}

/** Returns the state for `fingerprint`; a payment of another amount does not count. */
export function cardPaymentFor(
  state: CardPaymentState,
  fingerprint: string | null,
): CardPaymentState {
  if (state.fingerprint === fingerprint) return state;
  return { state: "starting", attempt: state.attempt, fingerprint: null };
}
