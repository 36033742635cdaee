import type { IncomingMessage } from "node:http";
import type { RateLimiter } from "@comanda/api/limits/limiter";
import type { Logger } from "pino";
import type { OpenedBackend } from "./backend-types.ts";
import type { VisitorOf } from "./http/rate-limited-visitor.ts";
import { createBoardSockets } from "./sockets/board-sockets.ts";
import { createLocalSockets } from "./sockets/local-sockets.ts";
import { createRemoteSockets } from "./sockets/remote-sockets.ts";
import { isSocketFromOwnOrigin, visitedSocketUrl } from "./sockets/socket-origin.ts";
import { combineSockets, type SocketServer } from "./sockets/socket-server.ts";

type SocketsDeps = {
  limiter: RateLimiter | null;
  log: Logger;
  trustProxy: boolean;
  visitorOf: VisitorOf;
  /** Whether the console's site answers the request. */
  isAtConsole: (request: IncomingMessage) => boolean;
};

/** Creates the websockets of this process, or passes those of another backend through. */
export function createSockets(
  { local, backend }: Pick<OpenedBackend, "local" | "backend">,
  { limiter, log, trustProxy, visitorOf, isAtConsole }: SocketsDeps,
): SocketServer {
  if (!local) {
    return createRemoteSockets({
      base: backend.base("ms-notifications"),
      visitorOf: (request) => visitorOf(request).visitorAddress,
      hostOf: (request) => visitedSocketUrl(request, { trustProxy })?.host ?? "",
    });
  }
  const { boardFeed, visitorFeed, findMember } = local;
  const shared = { limiter, log, visitorOf };
  const boards = createBoardSockets({
    ...shared,
    feed: boardFeed,
    findMember,
    isAtConsole,
    isFromOwnOrigin: (request) => isSocketFromOwnOrigin(request, { trustProxy }),
    isSecure: (request) => visitedSocketUrl(request, { trustProxy })?.protocol === "https:",
  });
  return combineSockets(boards, createLocalSockets({ ...shared, feed: visitorFeed }));
}
