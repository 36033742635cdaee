import { type Problem, problems } from "@comanda/contract/calls/problems";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Refusal } from "../shared/refusal.ts";
import type { HttpEnv } from "./request-env.ts";

/** Seconds in `Retry-After` while something is unavailable: with 503, and with 502 for a page. */
export const UNAVAILABLE_SECONDS = 5;

/**
 * Returns the `application/problem+json` answer of a refusal (RFC 9457); with 503 a `Retry-After`.
 */
export function answerProblem(c: Context<HttpEnv>, { code, facts }: Refusal): Response {
  const { status, title } = problems[code];
  c.set("refusal", code);
  const problem: Problem = {
    type: `/ms-docs#${code}`,
    title,
    status,
    code,
    request_id: c.get("requestId"),
    ...facts,
  };
  if (status === 503) c.header("retry-after", String(UNAVAILABLE_SECONDS));
  return c.body(JSON.stringify(problem), status satisfies ContentfulStatusCode, {
    "content-type": "application/problem+json",
  });
}
