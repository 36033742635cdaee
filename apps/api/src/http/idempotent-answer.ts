import type { Context } from "hono";
import type { IdempotentResult } from "../db/with-idempotency.ts";
import { Refusal } from "../shared/refusal.ts";

/**
 * Returns the answer of a call that creates something, with `Idempotency-Replayed` when it repeats
 * an earlier answer.
 */
export function answerIdempotent<T>(
  c: Context,
  result: IdempotentResult<T> | Refusal,
): T | Refusal {
  if (result instanceof Refusal) return result;
  if (result.replayed) c.header("idempotency-replayed", "true");
  return result.answer;
}
