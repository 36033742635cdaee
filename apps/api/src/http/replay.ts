import type { Context } from "hono";
import type { Outcome } from "../db/once.ts";
import { Refusal } from "../refusal.ts";

/** The answer of a call that creates, marked when it is the repetition of an earlier one. */
export function answerOnce<T>(c: Context, outcome: Outcome<T> | Refusal): T | Refusal {
  if (outcome instanceof Refusal) return outcome;
  if (outcome.replayed) c.header("idempotency-replayed", "true");
  return outcome.answer;
}
