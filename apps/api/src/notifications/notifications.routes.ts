import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import { boardSocketTemplate } from "@comanda/contract/staff/board-socket";
import type { Hono } from "hono";
import type { Deps } from "../context/deps.ts";
import { answerProblem } from "../http/answer-problem.ts";
import type { Serve } from "../http/call-handler.ts";
import { honoPath } from "../http/hono-path.ts";
import { refuseOtherMethods } from "../http/refuse-other-methods.ts";
import type { HttpEnv } from "../http/request-env.ts";
import { Refusal } from "../shared/refusal.ts";
import { readHealth } from "./read-health.ts";

/** Registers the health call, and the answers to requests for a socket that are no upgrade. */
export function notificationRoutes(
  app: Hono<HttpEnv>,
  serve: Serve,
  deps: Pick<Deps, "db" | "version" | "region">,
): void {
  /** 503 `unavailable` while the database cannot be reached. */
  serve("readHealth", () => readHealth(deps));

  /** Requests without an upgrade; the server takes the others before they come here. */
  for (const path of [orderSocketPath, honoPath(boardSocketTemplate)]) {
    app.get(path, (c) => {
      c.header("connection", "upgrade");
      c.header("upgrade", "websocket");
      return answerProblem(c, new Refusal("upgrade_required"));
    });
    refuseOtherMethods(app, path, ["GET"]);
  }
}
