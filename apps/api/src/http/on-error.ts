import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { Refusal } from "../refusal.ts";
import type { Env } from "./env.ts";
import { answerProblem } from "./problem.ts";

/**
 * The one error handler: whatever was thrown is a surprise, is logged, and is told to nobody.
 * 503 `unavailable` when the database cannot be reached, 500 `internal` otherwise.
 */
export function onError(log: Logger): ErrorHandler<Env> {
  return (error, c) => {
    const code = "code" in error ? String(error.code) : undefined;
    log.error({ request_id: c.get("requestId"), error: error.name, code, stack: frames(error) });
    return answerProblem(c, new Refusal(isUnreachable(error, code) ? "unavailable" : "internal"));
  };
}

/** The stack without its message: a database's message may quote what a person typed. */
function frames(error: Error): string {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .join("\n");
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
