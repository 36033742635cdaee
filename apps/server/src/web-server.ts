import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { loggableError } from "@comanda/api/shared/loggable-error";
import type { Logger } from "pino";
import { hasDuplicateHost } from "./http/duplicate-host.ts";
import type { AppBuild } from "./pages/app-build.ts";
import { refuseUpgrade } from "./sockets/refuse-upgrade.ts";
import { isSocketRequest, type SocketServer } from "./sockets/socket-server.ts";

/** What answers the requests of a host. */
export type Site = {
  /** Returns whether it has answered the request; if not, `answerRequest` answers it. */
  answerCached?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  answerRequest: (request: IncomingMessage, response: ServerResponse) => unknown;
  middleware?: AppBuild["middleware"];
};

export type WebServerDeps = {
  /** The site that answers a request, by its host. */
  siteOf: (request: IncomingMessage) => Site;
  sockets: Pick<SocketServer, "upgrade">;
  log: Pick<Logger, "error">;
  /** Milliseconds in which a whole request has to arrive. */
  timeoutMs?: number;
};

const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Creates the HTTP server for all requests. A request whose headers and body do not arrive within
 * `timeoutMs` gets 408 and its connection ends, even when it sends a byte now and then. A request
 * with two hosts, or an HTTP/1.1 request without one, gets 400.
 */
export function createWebServer(deps: WebServerDeps): Server {
  const { siteOf, sockets, log, timeoutMs = REQUEST_TIMEOUT_MS } = deps;
  const bounds = {
    headersTimeout: timeoutMs,
    requestTimeout: timeoutMs,
    connectionsCheckingInterval: timeoutMs / 10,
    requireHostHeader: true,
  };
  const listener: RequestListener = (request, response) => {
    if (hasDuplicateHost(request)) {
      response.writeHead(400, { connection: "close" }).end();
      return;
    }
    const { answerCached, answerRequest, middleware } = siteOf(request);
    const next = async () => {
      try {
        if (!(await answerCached?.(request, response))) await answerRequest(request, response);
      } catch (error) {
        log.error(loggableError(error as Error));
        response.destroy();
      }
    };
    if (middleware) middleware(request, response, next);
    else void next();
  };
  const server = createServer({ ...bounds, shouldUpgradeCallback: isSocketRequest }, listener);
  server.on("upgrade", (request, socket, head) => {
    if (hasDuplicateHost(request)) refuseUpgrade(socket, { status: 400 });
    else sockets.upgrade(request, socket, head);
  });
  return server;
}
