import type { PaymentFailure } from "../attempt/payment-failed-sheet.tsx";

/**
 * The attempt to pay a placed order again.
 *
 * - `open`: the customer can choose a method and submit.
 * - `paying`: an attempt runs.
 * - `failed`: the last attempt failed, and the form shows why.
 *
 * `errors` are lines in the customer's language; empty but in `failed`, or when the card form fails
 * during an attempt. `failure` is what the sheet over the form says; null when it is closed.
 */
export type RetryState = {
  state: "open" | "paying" | "failed";
  errors: readonly string[];
  failure: PaymentFailure | null;
};

export type RetryEvent =
  | { type: "attemptStarted" }
  | { type: "attemptEnded" }
  /** A call failed: one of the attempt, or the one that starts the card payment. */
  | { type: "callFailed"; errors: readonly string[] }
  /** The payment of the card form is started again. */
  | { type: "formRetried" }
  /** `reason` is the bank's own text; null without one. */
  | { type: "cardRefused"; reason: string | null }
  | { type: "methodUnavailable" }
  | { type: "failureDismissed" };

export const OPEN_RETRY: RetryState = { state: "open", errors: [], failure: null };

/** Returns the state of the new attempt after an event. */
export function reduceRetry(retry: RetryState, event: RetryEvent): RetryState {
  switch (event.type) {
    case "attemptStarted":
      return { ...retry, state: "paying", errors: [] };
    case "attemptEnded":
      return { ...retry, state: retry.errors.length > 0 ? "failed" : "open" };
    case "callFailed":
      return {
        ...retry,
        state: retry.state === "paying" ? "paying" : "failed",
        errors: event.errors,
      };
    case "formRetried":
      return { ...retry, state: "open", errors: [] };
    case "cardRefused":
      return { ...retry, failure: { kind: "refused", reason: event.reason } };
    case "methodUnavailable":
      return { ...retry, failure: { kind: "unavailable" } };
    case "failureDismissed":
      return { ...retry, failure: null };
  }
}
