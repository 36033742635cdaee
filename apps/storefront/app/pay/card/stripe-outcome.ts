import type { PaymentIntentResult, StripeError } from "@stripe/stripe-js";
import type { CardPaymentResult } from "./confirm-card-payment.ts";

/**
 * Translates Stripe's answer to a confirmation. An error can include the payment's state: a payment
 * that was paid before is `paid`. A lost answer is `unknown`.
 */
export function stripeResult({ paymentIntent, error }: PaymentIntentResult): CardPaymentResult {
  const outcome = outcomeOf((paymentIntent ?? error?.payment_intent)?.status, error);
  if (outcome) return outcome;
  switch (error?.type) {
    case "validation_error":
      return { kind: "invalid" };
    case "card_error":
      return { kind: "refused", reason: error.message ?? null };
    default:
      return { kind: "unknown" };
  }
}

function outcomeOf(
  status: string | undefined,
  error: StripeError | undefined,
): CardPaymentResult | null {
  switch (status) {
    case "succeeded":
      return { kind: "paid" };
    case "processing":
    case "requires_capture":
      return { kind: "processing" };
    case "requires_payment_method":
    case "canceled":
      // A form with missing fields was not sent.
      if (error?.type === "validation_error") return null;
      return { kind: "refused", reason: error?.message ?? null };
    default:
      return null;
  }
}
