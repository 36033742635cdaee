import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { loggableError } from "@comanda/api/shared/loggable-error";
import { REQUEST_ID_HEADER, requestIdFrom, runWithRequestId } from "@comanda/api/shared/request-id";
import type { Logger } from "pino";
import { isAmbiguous } from "./http/ambiguous-request.ts";
import { withoutFinalSlashes } from "./http/without-final-slashes.ts";
import type { ServerMetrics } from "./metrics/metrics.ts";
import { cutSlowReaders } from "./overload/cut-slow-readers.ts";
import {
  type CutReason,
  limitTcpConnections,
  type TcpConnectionLimits,
} from "./overload/limit-tcp-connections.ts";
import type { AppBuild } from "./pages/app-build.ts";
import { refuseUpgrade } from "./sockets/refuse-upgrade.ts";
import { isSocketRequest, type SocketServer } from "./sockets/socket-server.ts";
import { noTracing, type Tracing } from "./tracing/tracing.ts";

/** What answers the requests of a host. */
export type Site = {
  name: "storefront" | "console";
  /** The route of a path, for metrics; null for one that the API counts. */
  routeOf: (path: string) => string | null;
  /** Returns whether it has answered the request; if not, `answerRequest` answers it. */
  answerCached?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  answerRequest: (request: IncomingMessage, response: ServerResponse) => unknown;
  middleware?: AppBuild["middleware"];
};

export type WebServerDeps = {
  /** The site that answers a request, by its host. */
  siteOf: (request: IncomingMessage) => Site;
  sockets: Pick<SocketServer, "upgrade">;
  log: Pick<Logger, "error" | "warn">;
  /** Milliseconds in which a whole request has to arrive. */
  timeoutMs?: number;
  /** How many connections may be open; absent for any number. */
  connections?: TcpConnectionLimits;
  onCut?: (reason: CutReason) => void;
  /** Counts answered requests; absent, none are counted. */
  countPage?: ServerMetrics["countPage"];
  tracing?: Tracing;
};

const REQUEST_TIMEOUT_MS = 30_000;
/** The status that nginx logs for a client that has left. */
const CLIENT_LEFT = 499;

/**
 * Creates the HTTP server for all requests. A request whose headers and body do not arrive within
 * `timeoutMs` gets 408 and its connection ends, even when it sends a byte now and then. A request
 * with two hosts, an HTTP/1.1 request without one, or an HTTP/1.0 request in chunks gets 400. Slashes at the end
 * of a path count for nothing. All that a request does has its id.
 */
export function createWebServer(deps: WebServerDeps): Server {
  const { siteOf, sockets, log, timeoutMs = REQUEST_TIMEOUT_MS, countPage, onCut } = deps;
  const { tracing = noTracing } = deps;
  const bounds = {
    headersTimeout: timeoutMs,
    requestTimeout: timeoutMs,
    connectionsCheckingInterval: timeoutMs / 10,
    requireHostHeader: true,
  };
  const listener: RequestListener = (request, response) => {
    dropFinalSlashes(request);
    if (isAmbiguous(request)) {
      response.writeHead(400, { connection: "close" }).end();
      return;
    }
    if (hasBody(request)) response.once("finish", () => discardRest(request));
    const site = siteOf(request);
    if (countPage) countWhenSent(site, request, response, countPage);
    const { answerCached, answerRequest, middleware } = site;
    const next = async () => {
      try {
        if (!(await answerCached?.(request, response))) await answerRequest(request, response);
      } catch (error) {
        log.error(loggableError(error as Error));
        response.destroy();
      }
    };
    const work = () => {
      if (middleware) middleware(request, response, next);
      else void next();
    };
    const requestId = requestIdFrom(request.headers[REQUEST_ID_HEADER]);
    const followed = { request, response, site, requestId };
    runWithRequestId(requestId, () => tracing.followRequest(followed, work));
  };
  const shouldUpgradeCallback = (request: IncomingMessage) => {
    dropFinalSlashes(request);
    return isSocketRequest(request);
  };
  const server = createServer({ ...bounds, shouldUpgradeCallback }, listener);
  server.on("upgrade", (request, socket, head) => {
    const upgrade = () => {
      if (isAmbiguous(request)) refuseUpgrade(socket, { status: 400 });
      else sockets.upgrade(request, socket, head);
    };
    runWithRequestId(requestIdFrom(request.headers[REQUEST_ID_HEADER]), upgrade);
  });
  if (deps.connections) limitTcpConnections(server, { limits: deps.connections, log, onCut });
  cutSlowReaders(server, { onCut: () => onCut?.("slow") });
  return server;
}

function dropFinalSlashes(request: IncomingMessage): void {
  if (request.url) request.url = withoutFinalSlashes(request.url);
}

/** Returns whether a request announces a body (RFC 9112, 6.3). */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/**
 * Reads what an answered request has not sent yet, such as a body that is too large, so that its
 * connection can take the next request. A body that became a web stream pauses itself when no one
 * reads it: its listener is removed.
 */
function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  request.removeAllListeners("data");
  request.resume();
}

/** Counts a request once its answer is sent; one whose client left first counts as 499. */
function countWhenSent(
  { name, routeOf }: Site,
  { url = "", method = "" }: IncomingMessage,
  response: ServerResponse,
  count: ServerMetrics["countPage"],
): void {
  const began = performance.now();
  response.once("close", () => {
    // Once it is answered: the first page of an app loads the routes.
    const route = routeOf(url.split("?")[0] ?? "");
    if (route === null) return;
    const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
    count({ site: name, route, method, status, seconds: (performance.now() - began) / 1_000 });
  });
}
