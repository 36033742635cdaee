import type { Hono } from "hono";
import { Refusal } from "../refusal.ts";
import type { Env } from "./env.ts";
import { answerProblem } from "./problem.ts";

/**
 * Answers 405 `method_not_allowed` with `Allow` at a path whose `methods` are served before. HEAD goes
 * with GET.
 */
export function refuseOtherMethods(app: Hono<Env>, path: string, methods: readonly string[]): void {
  const allow = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  app.all(path, (c) => {
    c.header("allow", allow.join(", "));
    return answerProblem(c, new Refusal("method_not_allowed"));
  });
}
