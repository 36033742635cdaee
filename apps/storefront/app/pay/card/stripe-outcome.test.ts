import type { PaymentIntentResult } from "@stripe/stripe-js";
import { expect, test } from "vitest";
import { stripeResult } from "./stripe-outcome.ts";

const refused = { kind: "refused", reason: "Declined" };

test.each<[object, object]>([
  [{ paymentIntent: { status: "succeeded" } }, { kind: "paid" }],
  [{ paymentIntent: { status: "processing" } }, { kind: "processing" }],
  [{ paymentIntent: { status: "requires_action" } }, { kind: "unknown" }],
  [{ error: { type: "card_error", message: "Declined" } }, refused],
  [
    {
      error: {
        type: "invalid_request_error",
        message: "Declined",
        payment_intent: { status: "requires_payment_method" },
      },
    },
    refused,
  ],
  // Confirmed twice: the first confirmation has paid.
  [
    { error: { type: "invalid_request_error", payment_intent: { status: "succeeded" } } },
    { kind: "paid" },
  ],
  [
    {
      error: { type: "validation_error", payment_intent: { status: "requires_payment_method" } },
    },
    { kind: "invalid" },
  ],
  [{ error: { type: "api_connection_error" } }, { kind: "unknown" }],
  [{ error: { type: "api_error" } }, { kind: "unknown" }],
])("Stripe's answer %j gives %o", (result, outcome) => {
  expect(stripeResult(result as PaymentIntentResult)).toEqual(outcome);
});
