import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { errorFacts } from "@comanda/api/error-facts";
import type { Asker, Limiter } from "@comanda/api/limits/limiter";
import type { OrderFeed } from "@comanda/api/notifications/order-feed";
import type { OrderClaim } from "@comanda/api/notifications/order-token";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import { closeCodes, keepWithin } from "./socket-connection.ts";
import { createPlaces } from "./socket-counts.ts";
import { type SocketLimits, socketLimits } from "./socket-limits.ts";
import { type Refused, refuseUpgrade } from "./socket-refusal.ts";
import { openSockets, type Sockets } from "./sockets.ts";

export type LocalSocketsDeps = {
  feed: OrderFeed;
  limiter: Pick<Limiter, "take"> | null;
  askerOf: (request: IncomingMessage) => Asker;
  log: Pick<Logger, "error">;
  limits?: SocketLimits;
};

/** How long who is told to go may take to say goodbye, in milliseconds. */
const GOODBYE = 500;

/**
 * The websocket of this process's orders (design §5). Before anything is opened: 429 over a limit;
 * 401 for a token that is none, or no longer; 503 when there are too many already.
 */
export function localSockets(deps: LocalSocketsDeps): Sockets {
  const { feed, limiter, askerOf, log, limits = socketLimits } = deps;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    maxFragments: 8,
    maxBufferedChunks: 256,
  });
  const places = createPlaces(limits);
  const open = openSockets();

  /** The order that the request may follow, or why it may follow none. */
  const judge = async (request: IncomingMessage): Promise<OrderClaim | Refused> => {
    const wait = (await limiter?.take("sockets", askerOf(request))) ?? null;
    if (wait !== null) return { status: 429, headers: { "retry-after": `${wait}` } };
    const query = new URLSearchParams(request.url?.split("?")[1]);
    return feed.claimOf(query.get("authorization") ?? "") ?? { status: 401 };
  };

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const claim = await judge(request);
    if ("status" in claim) return refuseUpgrade(socket, claim);
    const leave = open.closed ? null : places.enter(askerOf(request), claim);
    if (!leave) return refuseUpgrade(socket, { status: 503 });
    if (socket.destroyed) return leave();
    socket.once("close", leave);
    server.handleUpgrade(request, socket, head, (client) => void follow(claim, client));
  };

  const follow = async (claim: OrderClaim, client: WebSocket) => {
    const send = keepWithin(client, limits);
    try {
      const unwatch = await feed.watch(claim, send);
      if (client.readyState === client.CLOSED) unwatch();
      else client.once("close", unwatch);
    } catch (error) {
      log.error(errorFacts(error as Error));
      client.close(closeCodes.tryLater);
    }
  };

  return {
    upgrade: (request, socket, head) => {
      open.add(socket);
      admit(request, socket, head).catch((error: Error) => {
        log.error(errorFacts(error));
        refuseUpgrade(socket, { status: 503 });
      });
    },
    close: async () => {
      for (const client of server.clients) client.close(closeCodes.goingAway);
      // Who does not say goodbye in time is cut off.
      await open.close(GOODBYE);
      await feed.close();
    },
  };
}
