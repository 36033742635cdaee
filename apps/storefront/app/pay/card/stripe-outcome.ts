import type { PaymentIntentResult, StripeError } from "@stripe/stripe-js";
import type { CardPaymentResult } from "./confirm-card-payment.ts";

/**
 * What Stripe's answer to a confirmation means. An error may come with how the payment stands: one
 * that was paid before is paid. What is only lost, nobody knows.
 */
export function stripeResult({ paymentIntent, error }: PaymentIntentResult): CardPaymentResult {
  const known = outcomeOf((paymentIntent ?? error?.payment_intent)?.status, error);
  if (known) return known;
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
      // A form that lacks something has not been sent.
      if (error?.type === "validation_error") return null;
      return { kind: "refused", reason: error?.message ?? null };
    default:
      return null;
  }
}
