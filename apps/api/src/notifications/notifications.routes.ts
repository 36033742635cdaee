import { orderSocketPath } from "@comanda/contract/live";
import type { Hono } from "hono";
import type { Deps } from "../deps.ts";
import type { Env } from "../http/env.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { answerProblem } from "../http/problem.ts";
import type { Serve } from "../http/serve.ts";
import { Refusal } from "../refusal.ts";
import { readHealth } from "./read-health.ts";

export function notificationRoutes(
  app: Hono<Env>,
  serve: Serve,
  deps: Pick<Deps, "db" | "version" | "region">,
): void {
  /** 503 `unavailable` while the database cannot be reached. */
  serve("readHealth", () => readHealth(deps));

  /** What offers no upgrade; the server takes those that do before they come here. */
  app.get(orderSocketPath, (c) => {
    c.header("connection", "upgrade");
    c.header("upgrade", "websocket");
    return answerProblem(c, new Refusal("upgrade_required"));
  });
  refuseOtherMethods(app, orderSocketPath, ["GET"]);
}
