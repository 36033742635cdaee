import { MINUTE_MS } from "@comanda/domain/time/durations";
import * as v from "valibot";
import type { PaymentReport, RefundOrder, RefundReport } from "../common/payment-provider.ts";
import { ProviderFailure } from "../common/provider-failure.ts";
import { failureOfAnswer } from "./tuna-failure.ts";

/** A refund that the payment does not show after this time was not made. */
const LOST_AFTER_MS = 15 * MINUTE_MS;

/** The fields that Tuna's own plugin reads of `POST Payment/Cancel`. */
const Cancelled = v.object({
  code: v.literal(1),
  status: v.nullish(v.union([v.string(), v.number()]), null),
  operationId: v.nullish(v.union([v.string(), v.number()]), null),
});

/** 3: refunded, 9: refunded in part. */
const DONE = ["3", "9"];

/** Returns what Tuna's answer says; with another status the payment's status shows it later. */
export function readRefund(answer: unknown): RefundReport | ProviderFailure {
  const read = v.safeParse(Cancelled, answer);
  if (!read.success) return failureOfAnswer(answer);
  const { status, operationId } = read.output;
  const reference = operationId === null ? null : String(operationId).slice(0, 64);
  const isDone = DONE.includes(String(status));
  return { state: isDone ? "confirmed" : "pending", reference, reason: null };
}

/**
 * Returns what the payment's status says about a refund that was sent before. After an earlier partial
 * refund it cannot say which one it shows: then a person has to look.
 */
export function refundAsRead(
  report: PaymentReport | ProviderFailure,
  { isWhole, hasEarlier, firstAskedAt }: RefundOrder,
  now: Date,
): RefundReport | ProviderFailure {
  const unclear = (reason: string) => new ProviderFailure("tuna", "unavailable", reason);
  // A refused reading says nothing about the refund.
  if (report instanceof ProviderFailure) return unclear(report.reason);
  const answer = (state: RefundReport["state"], reason: string | null = null) => ({
    state,
    reason,
    reference: null,
  });
  if (report.state === "refunded") return answer("confirmed");
  if (report.state === "partially_refunded" && hasEarlier) return unclear("earlier_refund");
  if (report.state === "partially_refunded" && !isWhole) return answer("confirmed");
  const isLost = firstAskedAt !== null && now.getTime() - firstAskedAt.getTime() > LOST_AFTER_MS;
  return isLost && report.state === "paid" ? answer("refused", "not_made") : answer("pending");
}
