import * as v from "valibot";
import { logSafeWord } from "../common/log-safe-word.ts";
import type { PaymentReport, ProviderPaymentState } from "../common/payment-provider.ts";
import { fromDecimal } from "../common/provider-amounts.ts";

/** PIX is paid only in reais. */
export const PIX_CURRENCY = "BRL";

/**
 * The fields that we read of `POST Payment/Status`. Tuna does not document each field: its own
 * plugins read `code` 1 and `status`; an amount counts when there is one.
 */
export const TunaStatus = v.object({
  code: v.nullish(v.number(), null),
  status: v.nullish(v.union([v.string(), v.number()]), null),
  partnerUniqueId: v.nullish(v.string(), null),
  amount: v.nullish(v.number(), null),
});

/** A partial refund is not a payment, and a chargeback takes the money back. */
const STATES: Record<string, ProviderPaymentState> = {
  "0": "pending",
  P: "pending",
  "2": "paid",
  "8": "paid",
  "3": "refunded",
  "7": "refunded",
  "9": "partially_refunded",
  "4": "failed",
  "5": "cancelled",
  "6": "cancelled",
};

/**
 * Reads what Tuna says of a payment; `unknown` for a status that its documentation does not have. `reference`
 * is the payment's where the answer names none.
 */
export function tunaReport(
  status: v.InferOutput<typeof TunaStatus>,
  reference: string,
): PaymentReport {
  const word = String(status.status);
  const state = Object.hasOwn(STATES, word) ? STATES[word] : undefined;
  const raw = logSafeWord(word);
  const intentId = status.partnerUniqueId ?? reference;
  if (state !== "paid") return { state: state ?? "unknown", raw, intentId };
  // A PIX code is valid for exactly the amount in it.
  if (status.amount === null) return { state, raw, intentId, received: "as_asked" };
  const amount = fromDecimal(status.amount, PIX_CURRENCY);
  const received = amount === null ? null : { amount, currency: PIX_CURRENCY };
  return { state, raw, intentId, received };
}
