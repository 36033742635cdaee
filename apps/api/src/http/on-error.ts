import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { databaseFailure } from "../db/database-failures.ts";
import { errorFacts } from "../error-facts.ts";
import { Refusal } from "../refusal.ts";
import type { Env } from "./env.ts";
import { answerProblem } from "./problem.ts";

/**
 * The one error handler: whatever was thrown is a surprise, is logged, and is told to nobody.
 * 503 `unavailable` when the database cannot be reached and 503 `busy` when a wait for it was given up;
 * 500 `internal` otherwise.
 */
export function onError(log: Logger): ErrorHandler<Env> {
  return (error, c) => {
    const facts = errorFacts(error);
    log.error({ request_id: c.get("requestId"), ...facts });
    const failure = databaseFailure(error);
    return answerProblem(c, new Refusal(failure ?? "internal"));
  };
}
