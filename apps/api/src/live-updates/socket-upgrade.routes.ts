import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import { boardSocketTemplate } from "@comanda/contract/staff/board-socket";
import type { Hono } from "hono";
import { answerProblem } from "../http/answer-problem.ts";
import { honoPath } from "../http/hono-path.ts";
import { refuseOtherMethods } from "../http/refuse-other-methods.ts";
import type { HttpEnv } from "../http/request-env.ts";
import { Refusal } from "../shared/refusal.ts";

/** Answers 426 to requests for a websocket that are no upgrade; the server takes the others before they come here. */
export function socketUpgradeRoutes(app: Hono<HttpEnv>): void {
  for (const path of [orderSocketPath, honoPath(boardSocketTemplate)]) {
    app.get(path, (c) => {
      c.header("connection", "upgrade");
      c.header("upgrade", "websocket");
      return answerProblem(c, new Refusal("upgrade_required"));
    });
    refuseOtherMethods(app, path, ["GET"]);
  }
}
