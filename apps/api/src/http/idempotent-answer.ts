import type { Context } from "hono";
import type { IdempotentResult } from "../db/with-idempotency.ts";
import { Refusal } from "../shared/refusal.ts";

/** The answer of a call that creates, marked when it is the repetition of an earlier one. */
export function answerIdempotent<T>(
  c: Context,
  outcome: IdempotentResult<T> | Refusal,
): T | Refusal {
  if (outcome instanceof Refusal) return outcome;
  if (outcome.replayed) c.header("idempotency-replayed", "true");
  return outcome.answer;
}
