import type { PaymentResult } from "../../../pay/attempt/pay-order.ts";
import type { PaymentFailure } from "../../../pay/attempt/payment-failed-sheet.tsx";

/**
 * The attempt to pay the draft on the summary.
 *
 * - `open`: the customer can choose a method and submit.
 * - `paying`: an attempt runs, or the server is asked about the last one.
 * - `unsure`: the answer of a card was lost; the order may be paid.
 * - `changed`: the total is not the one that the customer submitted.
 *
 * `failure` is what the sheet over the summary says; null when it is closed. The state under the
 * sheet stays: a method can become unavailable in any of them.
 */
export type CheckoutPaymentState = {
  state: "open" | "paying" | "unsure" | "changed";
  failure: PaymentFailure | null;
};

export type CheckoutPaymentEvent =
  | { type: "attemptStarted" }
  /** The order was placed, or the attempt failed with an error that the summary shows elsewhere. */
  | { type: "attemptEnded" }
  /** `reason` is the bank's own text; null without one. */
  | { type: "cardRefused"; reason: string | null }
  | { type: "answerLost" }
  | { type: "totalChanged" }
  | { type: "methodUnavailable" }
  | { type: "failureDismissed" };

export const OPEN_PAYMENT: CheckoutPaymentState = { state: "open", failure: null };

/** Returns the state of the payment after an event. */
export function reduceCheckoutPayment(
  payment: CheckoutPaymentState,
  event: CheckoutPaymentEvent,
): CheckoutPaymentState {
  const { state, failure } = payment;
  switch (event.type) {
    case "attemptStarted":
      return { state: "paying", failure };
    case "attemptEnded":
      return state === "paying" ? { state: "open", failure } : payment;
    case "cardRefused":
      return { state: "open", failure: { kind: "refused", reason: event.reason } };
    case "answerLost":
      return { state: "unsure", failure };
    case "totalChanged":
      return { state: "changed", failure };
    case "methodUnavailable":
      return { state, failure: { kind: "unavailable" } };
    case "failureDismissed":
      return { state, failure: null };
  }
}

/** Returns the event for the result of an attempt; null where the order was placed, the attempt failed, or another one runs. */
export function eventOfResult(result: PaymentResult | null): CheckoutPaymentEvent {
  switch (result?.kind) {
    case "refused":
      return { type: "cardRefused", reason: result.reason };
    case "unsure":
      return { type: "answerLost" };
    case "changed":
      return { type: "totalChanged" };
    default:
      return { type: "attemptEnded" };
  }
}
