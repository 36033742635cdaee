import * as v from "valibot";
import { fromDecimal } from "../common/amounts.ts";
import { logSafeWord } from "../common/log-safe-word.ts";
import type { PaymentReport, PaymentState } from "../common/payment-provider.ts";

/** PIX is paid in reais, and in nothing else. */
export const PIX_CURRENCY = "BRL";

/**
 * What is read of `POST Payment/Status`. Its answer is not documented field by field: `code` 1 and
 * `status` are what Tuna's own plugins read; an amount counts where there is one.
 */
export const TunaStatus = v.object({
  code: v.nullish(v.number(), null),
  status: v.nullish(v.union([v.string(), v.number()]), null),
  partnerUniqueId: v.nullish(v.string(), null),
  amount: v.nullish(v.number(), null),
});

/** Design §8. A partial refund is not a payment, and a chargeback takes the money back. */
const STATES: Record<string, PaymentState> = {
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

export function tunaReport(
  status: v.InferOutput<typeof TunaStatus>,
  reference: string,
): PaymentReport {
  const word = String(status.status);
  const state = Object.hasOwn(STATES, word) ? STATES[word] : undefined;
  const raw = logSafeWord(word);
  const intentId = status.partnerUniqueId ?? reference;
  if (state !== "paid") return { state: state ?? "unknown", raw, intentId };
  // A PIX code is for one amount, the one in it.
  if (status.amount === null) return { state, raw, intentId, received: "as_asked" };
  const amount = fromDecimal(status.amount, PIX_CURRENCY);
  const received = amount === null ? null : { amount, currency: PIX_CURRENCY };
  return { state, raw, intentId, received };
}
