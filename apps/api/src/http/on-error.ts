import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { errorFacts } from "../error-facts.ts";
import { Refusal } from "../refusal.ts";
import type { Env } from "./env.ts";
import { answerProblem } from "./problem.ts";

/**
 * The one error handler: whatever was thrown is a surprise, is logged, and is told to nobody.
 * 503 `unavailable` when the database cannot be reached, 500 `internal` otherwise.
 */
export function onError(log: Logger): ErrorHandler<Env> {
  return (error, c) => {
    const facts = errorFacts(error);
    log.error({ request_id: c.get("requestId"), ...facts });
    const unreachable = isUnreachable(error, facts.code);
    return answerProblem(c, new Refusal(unreachable ? "unavailable" : "internal"));
  };
}

/**
 * Network errors of Node; SQLSTATE classes 08 (connection), 53 (resources), 57 (interrupted, timed
 * out), 55P03 (waited too long for a lock); and what the driver says without a code.
 */
function isUnreachable(error: Error, code: string | undefined): boolean {
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|53|57|55P03)/.test(code ?? "") ||
    /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)
  );
}
