import * as v from "valibot";
import { logSafeWord } from "../common/log-safe-word.ts";
import type { PaymentReport, ProviderPaymentState } from "../common/payment-provider.ts";
import { fromDecimal } from "../common/provider-amounts.ts";

const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/**
 * A deposit's number consists of digits; long ones come as a string, because a number would lose
 * digits.
 */
export const D24DepositId = v.pipe(Id, v.regex(/^\d{1,20}$/u));

/** The fields that we read of `GET /v3/deposits/{id}`. Amounts are in major units of `currency`. */
export const D24Deposit = v.object({
  deposit_id: D24DepositId,
  invoice_id: v.nullish(Id, null),
  status: v.string(),
  currency: v.nullish(v.string(), null),
  local_amount: v.nullish(v.number(), null),
  amount: v.nullish(v.number(), null),
});

/** A CANCELLED deposit can still become COMPLETED, when the customer had already paid outside. */
const STATES: Record<string, ProviderPaymentState> = {
  CREATED: "pending",
  PENDING: "pending",
  COMPLETED: "paid",
  CANCELLED: "cancelled",
};

/** Reads what Directa24 says of a deposit; `unknown` for a status that its documentation does not have. */
export function d24Report(deposit: v.InferOutput<typeof D24Deposit>): PaymentReport {
  const { status, invoice_id: intentId } = deposit;
  const state = Object.hasOwn(STATES, status) ? STATES[status] : undefined;
  const raw = logSafeWord(status);
  if (state !== "paid") return { state: state ?? "unknown", raw, intentId };
  return { state, raw, intentId, received: receivedBy(deposit) };
}

function receivedBy({ currency, local_amount, amount }: v.InferOutput<typeof D24Deposit>) {
  const code = currency?.toUpperCase();
  const paid = local_amount ?? amount;
  const cents = code && paid !== null ? fromDecimal(paid, code) : null;
  return code && cents !== null ? { amount: cents, currency: code } : null;
}
