import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { classifyDatabaseError } from "../db/postgres/database-failures.ts";
import { BucketFailure } from "../files/bucket-failure.ts";
import { loggableError } from "../shared/loggable-error.ts";
import { Refusal } from "../shared/refusal.ts";
import { answerProblem } from "./answer-problem.ts";
import type { HttpEnv } from "./request-env.ts";

/**
 * The only error handler: logs an unexpected error and answers without its details. 503 `unavailable` when
 * the database or the bucket cannot be reached, 503 `busy` when a wait for it was given up, else 500
 * `internal`.
 */
export function errorHandler(log: Logger): ErrorHandler<HttpEnv> {
  return (error, c) => {
    const facts = loggableError(error);
    log.error({ request_id: c.get("requestId"), ...facts });
    const failure = error instanceof BucketFailure ? "unavailable" : classifyDatabaseError(error);
    return answerProblem(c, new Refusal(failure ?? "internal"));
  };
}
