import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { RateLimitedVisitor, RateLimiter } from "@comanda/api/limits/limiter";
import type { OrderFeed } from "@comanda/api/notifications/order-feed";
import type { OrderTokenClaim } from "@comanda/api/notifications/order-token";
import { loggableError } from "@comanda/api/shared/error-facts";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import { closeCodes, enforceConnectionLimits } from "./connection-limits.ts";
import { createConnectionSlots } from "./connection-slots.ts";
import { refuseUpgrade, type UpgradeRefusal } from "./refuse-upgrade.ts";
import { type SocketLimits, socketLimits } from "./socket-limits.ts";
import { type SocketServer, trackConnections } from "./socket-server.ts";

export type LocalSocketsDeps = {
  feed: OrderFeed;
  limiter: Pick<RateLimiter, "countOne"> | null;
  askerOf: (request: IncomingMessage) => RateLimitedVisitor;
  log: Pick<Logger, "error">;
  limits?: SocketLimits;
};

/** How long who is told to go may take to say goodbye, in milliseconds. */
const CLOSE_GRACE_MS = 500;

/**
 * The websocket of this process's orders (design §5). Before anything is opened: 429 over a limit;
 * 401 for a token that is none, or no longer; 503 when there are too many already.
 */
export function createLocalSockets(deps: LocalSocketsDeps): SocketServer {
  const { feed, limiter, askerOf, log, limits = socketLimits } = deps;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxMessageBytes,
    maxFragments: 8,
    maxBufferedChunks: 256,
  });
  const slots = createConnectionSlots(limits);
  const connections = trackConnections();

  /** The order that the request may follow, or why it may follow none. */
  const authorize = async (request: IncomingMessage): Promise<OrderTokenClaim | UpgradeRefusal> => {
    const wait = (await limiter?.countOne("sockets", askerOf(request))) ?? null;
    if (wait !== null) return { status: 429, headers: { "retry-after": `${wait}` } };
    const query = new URLSearchParams(request.url?.split("?")[1]);
    return feed.openToken(query.get("authorization") ?? "") ?? { status: 401 };
  };

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const claim = await authorize(request);
    if ("status" in claim) return refuseUpgrade(socket, claim);
    const release = connections.closed ? null : slots.acquire(askerOf(request), claim);
    if (!release) return refuseUpgrade(socket, { status: 503 });
    if (socket.destroyed) return release();
    socket.once("close", release);
    server.handleUpgrade(request, socket, head, (client) => void follow(claim, client));
  };

  const follow = async (claim: OrderTokenClaim, client: WebSocket) => {
    const send = enforceConnectionLimits(client, limits);
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
    upgrade: (request, socket, head) => {
      connections.add(socket);
      admit(request, socket, head).catch((error: Error) => {
        log.error(loggableError(error));
        refuseUpgrade(socket, { status: 503 });
      });
    },
    close: async () => {
      for (const client of server.clients) client.close(closeCodes.goingAway);
      // Who does not say goodbye in time is cut off.
      await connections.close(CLOSE_GRACE_MS);
      await feed.close();
    },
  };
}
