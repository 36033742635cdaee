import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { RateLimitedVisitor, RateLimiter } from "@comanda/api/limits/limiter";
import type { SocketClaim } from "@comanda/api/live-updates/order-token";
import { loggableError } from "@comanda/api/shared/loggable-error";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import { capOpenSockets } from "./cap-open-sockets.ts";
import { closeCodes, enforceSocketLimits } from "./enforce-socket-limits.ts";
import { refuseUpgrade, type UpgradeRefusal } from "./refuse-upgrade.ts";
import { type SocketLimits, socketLimits } from "./socket-limits.ts";
import { type SocketServer, trackConnections, upgradeBy } from "./socket-server.ts";
import type { VisitorFeed } from "./visitor-feed.ts";

export type LocalSocketsDeps = {
  feed: VisitorFeed;
  limiter: Pick<RateLimiter, "countOne"> | null;
  visitorOf: (request: IncomingMessage) => RateLimitedVisitor;
  log: Pick<Logger, "error">;
  limits?: SocketLimits;
};

/** Milliseconds that a client may take to answer a close. */
const CLOSE_GRACE_MS = 500;

/**
 * Creates the websocket for orders of this process (decision 24). Refuses a connection with 429
 * over a rate limit, 401 for an invalid or expired token, and 503 when too many are open.
 */
export function createLocalSockets(deps: LocalSocketsDeps): SocketServer {
  const { feed, limiter, visitorOf, log, limits = socketLimits } = deps;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxMessageBytes,
    maxFragments: 8,
    maxBufferedChunks: 256,
  });
  const slots = capOpenSockets(limits);
  const connections = trackConnections();

  /** Returns the order that the request may follow, or the reason for a refusal. */
  const authorize = async (request: IncomingMessage): Promise<SocketClaim | UpgradeRefusal> => {
    const wait = (await limiter?.countOne("sockets", visitorOf(request))) ?? null;
    if (wait !== null) return { status: 429, headers: { "retry-after": `${wait}` } };
    const query = new URLSearchParams(request.url?.split("?")[1]);
    return feed.openToken(query.get("authorization") ?? "") ?? { status: 401 };
  };

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const claim = await authorize(request);
    if ("status" in claim) return refuseUpgrade(socket, claim);
    const release = connections.closed ? null : slots.acquire(visitorOf(request), claim);
    if (!release) return refuseUpgrade(socket, { status: 503 });
    if (socket.destroyed) return release();
    socket.once("close", release);
    server.handleUpgrade(request, socket, head, (client) => void follow(claim, client));
  };

  const follow = async (claim: SocketClaim, client: WebSocket) => {
    const send = enforceSocketLimits(client, limits);
    try {
      const unwatch = await feed.watch(claim, send);
      if (client.readyState === client.CLOSED) unwatch();
      else client.once("close", unwatch);
    } catch (error) {
      log.error(loggableError(error as Error));
      client.close(closeCodes.tryLater);
    }
  };

  return {
    upgrade: upgradeBy(admit, connections, log),
    open: () => ({ orders: connections.open }),
    close: async () => {
      for (const client of server.clients) client.close(closeCodes.goingAway);
      // Clients that do not answer the close in time are cut off.
      await connections.close(CLOSE_GRACE_MS);
      await feed.close();
    },
  };
}
