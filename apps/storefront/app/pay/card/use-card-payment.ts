import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { PayableOrder } from "../requests/payment-body.ts";
import { isUnanswered, paymentFingerprint, type StartPayment } from "../requests/start-payment.ts";
import {
  type CardPaymentEvent,
  type CardPaymentState,
  cardPaymentFor,
  NO_CARD_PAYMENT,
  reduceCardPayment,
} from "./card-payment-state.ts";

/** Milliseconds before a changed amount starts a payment: the customer types a tip digit by digit. */
const DEBOUNCE_MS = 400;

/** The payment has no `client_secret`, which its card form needs. */
class NoFormError extends Error {
  override name = "NoFormError";
}

type CardPaymentEvents = {
  /** The server refused to start the payment that the page waits for. */
  onRefused: (error: unknown) => void;
  /** A payment exists at the server, also when the page no longer waits for it. */
  onStarted?: (payment: CompanyPayment) => void;
};

/**
 * Starts the payment whose card form the page shows. A changed amount, method or order starts
 * another one, and the server cancels the one before (conformance 4.80). The requests go one after
 * the other, so that the last one is the payment that stays.
 */
export function useCardPayment(
  payable: PayableOrder | null,
  startPayment: StartPayment,
  { onRefused, onStarted }: CardPaymentEvents,
) {
  const [state, dispatch] = useReducer(reduceCardPayment, NO_CARD_PAYMENT);
  const queue = useRef(Promise.resolve());
  const fingerprint = payable && paymentFingerprint(payable);
  const current = cardPaymentFor(state, fingerprint);

  const start = useEffectEvent(async (isStale: () => boolean) => {
    if (!(payable && fingerprint) || isStale()) return;
    const event = await startCardPayment(startPayment, payable).then(
      (payment): CardPaymentEvent => {
        onStarted?.(payment);
        return { type: "started", fingerprint, payment };
      },
      (error): CardPaymentEvent => {
        if (isUnanswered(error)) return { type: "unanswered", fingerprint, error };
        if (!isStale()) onRefused(error);
        return { type: "refused", fingerprint };
      },
    );
    if (!isStale()) dispatch(event);
  });
  const hasStarted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry starts the same payment again
  useEffect(() => {
    if (!fingerprint) return;
    let stale = false;
    const timer = setTimeout(
      () => {
        queue.current = queue.current.then(() => start(() => stale));
      },
      hasStarted.current ? DEBOUNCE_MS : 0,
    );
    hasStarted.current = true;
    return () => {
      stale = true;
      clearTimeout(timer);
      // The server may have cancelled this payment when the same amount comes back.
      dispatch({ type: "discarded" });
    };
  }, [fingerprint, state.attempt]);

  const retry = () => dispatch({ type: "retried" });
  const failure = failureOf(current);
  useWhenOnline(current.state === "unanswered", retry);
  return { payment: current.state === "ready" ? current.payment : null, failure, retry };
}

/**
 * Why there is no payment for the card form. `error` is null where the page shows it at another place.
 */
export type CardFormFailure = { error: unknown };

/** Returns why there is no card form; null while it comes, or is there. */
function failureOf(current: CardPaymentState): CardFormFailure | null {
  if (current.state === "unanswered") return { error: current.error };
  return current.state === "refused" ? { error: null } : null;
}

async function startCardPayment(
  startPayment: StartPayment,
  payable: PayableOrder,
): Promise<CompanyPayment> {
  const payment = await startPayment(payable);
  if (!payment.params.client_secret) throw new NoFormError();
  return payment;
}
