import Stripe from "stripe";
import { type FailureKind, ProviderFailure } from "../common/provider-failure.ts";
import { StripeNeverSent } from "./stripe-client.ts";

/** Codes are words such as `amount_too_small`; keys and numbers do not match. */
const CODE = /^[a-z]+(_[a-z]+){0,7}$/u;

/**
 * Turns an error of the SDK into a failure, without its message: messages quote parameters and
 * parts of keys. Rethrows other errors, which are our own mistakes.
 */
export function stripeFailure(error: unknown, reference: string | null = null): ProviderFailure {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { kind, reason } = classify(error);
  const isAway = error instanceof Stripe.errors.StripeRateLimitError || wasNeverSent(error);
  const mayHaveHappened = kind === "unavailable" && !isAway;
  return new ProviderFailure("stripe", kind, reason, { mayHaveHappened, reference });
}

function classify(error: Stripe.errors.StripeError): { kind: FailureKind; reason: string } {
  const { errors } = Stripe;
  const code = error.code && CODE.test(error.code) ? error.code : null;
  if (error instanceof errors.StripeAuthenticationError)
    return { kind: "misconfigured", reason: "http_401" };
  if (error instanceof errors.StripePermissionError)
    return { kind: "misconfigured", reason: "http_403" };
  if (error instanceof errors.StripeConnectionError) {
    const isLate = /timeout/u.test(error.message);
    return { kind: "unavailable", reason: isLate ? "timeout" : "unreachable" };
  }
  // The first request with this key is still running.
  if (error.statusCode === 409) return { kind: "unavailable", reason: "http_409" };
  if (error instanceof errors.StripeIdempotencyError)
    return { kind: "refused", reason: "idempotency" };
  if (
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeCardError
  ) {
    return { kind: "refused", reason: code ?? `http_${error.statusCode ?? 400}` };
  }
  const status = error.statusCode;
  return { kind: "unavailable", reason: status ? `http_${status}` : "unexpected" };
}

function wasNeverSent(error: Stripe.errors.StripeError): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError &&
    (error.detail as unknown) instanceof StripeNeverSent
  );
}
