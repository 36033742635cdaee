import type Stripe from "stripe";
import * as v from "valibot";
import { logSafeWord } from "../common/log-safe-word.ts";
import type { PaymentReport } from "../common/payment-provider.ts";
import { fromStripeAmount } from "../common/provider-amounts.ts";

/** Returns whether an answer is a PaymentIntent: the SDK passes on any JSON. */
export function isIntent(answer: unknown): answer is Stripe.PaymentIntent {
  return v.is(Intent, answer);
}

const Text = v.pipe(v.string(), v.nonEmpty());
const Intent = v.object({
  id: Text,
  object: v.literal("payment_intent"),
  status: Text,
  currency: Text,
});

/** Returns the report of a PaymentIntent; with its charge also the refunds. */
export function intentReport(intent: Stripe.PaymentIntent): PaymentReport {
  const facts = { raw: logSafeWord(intent.status), intentId: intent.metadata?.intent_id ?? null };
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  switch (intent.status) {
    case "succeeded": {
      if (charge && charge.amount_refunded > 0) return chargeReport(charge, facts.intentId);
      const currency = intent.currency.toUpperCase();
      const amount = fromStripeAmount(intent.amount_received, currency);
      return { ...facts, state: "paid", received: amount === null ? null : { amount, currency } };
    }
    case "canceled":
      return { ...facts, state: "cancelled" };
    case "requires_payment_method":
      // New, or open again after a refused card.
      return intent.last_payment_error
        ? { ...facts, state: "failed", refusal: refusalOf(intent) }
        : { ...facts, state: "pending" };
    case "processing":
    case "requires_action":
    case "requires_capture":
    case "requires_confirmation":
      return { ...facts, state: "pending" };
    default:
      return { ...facts, state: "unknown" };
  }
}

/** Identifies a try by its charge, or by the card when there is no charge. */
function refusalOf({ last_payment_error, latest_charge }: Stripe.PaymentIntent): string | null {
  const latest = typeof latest_charge === "object" ? latest_charge?.id : latest_charge;
  return last_payment_error?.charge ?? last_payment_error?.payment_method?.id ?? latest ?? null;
}

/** Returns what remains of a charge after refunds. */
export function chargeReport(
  charge: Pick<Stripe.Charge, "amount" | "amount_refunded" | "refunded">,
  intentId: string | null,
): PaymentReport {
  const isAll = charge.refunded || charge.amount_refunded >= charge.amount;
  const state = isAll ? "refunded" : "partially_refunded";
  return { state, raw: state, intentId };
}
