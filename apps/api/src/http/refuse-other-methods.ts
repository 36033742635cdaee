import type { Hono } from "hono";
import { Refusal } from "../shared/refusal.ts";
import { answerProblem } from "./answer-problem.ts";
import type { HttpEnv } from "./request-env.ts";

/**
 * Answers 405 `method_not_allowed` with `Allow` at a path whose `methods` are already bound. HEAD
 * goes with GET.
 */
export function refuseOtherMethods(
  app: Hono<HttpEnv>,
  path: string,
  methods: readonly string[],
): void {
  const allow = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  app.all(path, (c) => {
    c.header("allow", allow.join(", "));
    return answerProblem(c, new Refusal("method_not_allowed"));
  });
}
