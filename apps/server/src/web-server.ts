import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { errorFacts } from "@comanda/api/error-facts";
import type { Logger } from "pino";
import { refuseUpgrade } from "./socket-refusal.ts";
import { isOrderSocket, type Sockets } from "./sockets.ts";
import type { Storefront } from "./storefront.ts";

export type WebServerDeps = {
  /** Whether it has answered the request; `answer` does otherwise. */
  answerShared: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  answer: (request: IncomingMessage, response: ServerResponse) => unknown;
  before?: Storefront["before"];
  sockets: Pick<Sockets, "upgrade">;
  log: Pick<Logger, "error">;
  /** How long a whole request may take to come in, in milliseconds. */
  patience?: number;
};

const PATIENCE_MS = 30_000;

/**
 * The HTTP server that everything comes through. A request that has not come in whole, headers and
 * body, within `patience` is answered with 408 and its connection is ended, also when it sends a byte
 * now and then. A request that names its host twice, or in HTTP/1.1 not at all, is answered with 400.
 */
export function createWebServer(deps: WebServerDeps): Server {
  const { answerShared, answer, before, sockets, log, patience = PATIENCE_MS } = deps;
  const bounds = {
    headersTimeout: patience,
    requestTimeout: patience,
    connectionsCheckingInterval: patience / 10,
    requireHostHeader: true,
  };
  const listener: RequestListener = (request, response) => {
    if (namesTwoHosts(request)) {
      response.writeHead(400, { connection: "close" }).end();
      return;
    }
    const next = async () => {
      try {
        if (!(await answerShared(request, response))) await answer(request, response);
      } catch (error) {
        log.error(errorFacts(error as Error));
        response.destroy();
      }
    };
    if (before) before(request, response, next);
    else void next();
  };
  const server = createServer({ ...bounds, shouldUpgradeCallback: isOrderSocket }, listener);
  server.on("upgrade", (request, socket, head) => {
    if (namesTwoHosts(request)) refuseUpgrade(socket, { status: 400 });
    else sockets.upgrade(request, socket, head);
  });
  return server;
}

/** Node reads the first of two hosts; what stands in front of it may have read the other. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/iu.test(name)).length > 1;
}
