import { createServer } from "node:http";
import type { OrderFeed } from "@comanda/api/live-updates/order-feed";
import { orderTokens } from "@comanda/api/live-updates/order-token";
import { type ListeningServer, startListening } from "../http/listen-and-drain.ts";
import { createLocalSockets, type LocalSocketsDeps } from "../sockets/local-sockets.ts";
import { socketLimits } from "../sockets/socket-limits.ts";
import { isOrderSocketRequest, type SocketServer } from "../sockets/socket-server.ts";

export const tokens = orderTokens("a secret for tests");

/** What a token gives access to: the public facts of an order of the small company. */
export const order = (orderId: string) => ({ companyId: "tacos", orderId, view: "bare" }) as const;
/** A valid token for the order `o-1`. */
export const token = tokens.seal(order("o-1"), new Date());

/** The options for sockets with other limits. */
export const limited = (changes: Partial<typeof socketLimits>) => ({
  limits: { ...socketLimits, ...changes },
});

export type LocalSocketsFixture = ReturnType<typeof createLocalSocketsFixture>;

/** Websockets of this process over a feed that records its watchers. */
export function createLocalSocketsFixture() {
  const watchers = new Map<(message: string) => void, string>();
  const logged: unknown[] = [];
  let sockets: SocketServer | null = null;
  let listening: ListeningServer | null = null;
  const feed: OrderFeed = {
    openToken: (text) => tokens.open(text, new Date()),
    watch: async ({ orderId }, send) => {
      watchers.set(send, orderId);
      return () => void watchers.delete(send);
    },
    watchedOrders: () => [],
    close: async () => undefined,
  };

  /** Starts a server of websockets; it answers any other request with a page. */
  async function serve(changes: Partial<LocalSocketsDeps> = {}): Promise<string> {
    const log = { error: (facts: unknown) => void logged.push(facts) };
    const visitorOf: LocalSocketsDeps["visitorOf"] = ({ headers, socket }) => ({
      visitorAddress: headers["x-visitor"]?.toString() ?? socket.remoteAddress ?? "",
      device: headers["x-device"]?.toString() ?? null,
    });
    sockets = createLocalSockets({ feed, limiter: null, visitorOf, log, ...changes });
    const server = createServer({ shouldUpgradeCallback: isOrderSocketRequest }, (_, response) => {
      response.end("a page");
    });
    server.on("upgrade", sockets.upgrade);
    listening = await startListening(server, 0, "127.0.0.1");
    return `http://127.0.0.1:${listening.port}`;
  }

  return {
    watchers,
    logged,
    feed,
    serve,
    closeSockets: async () => sockets?.close(),
    closeServer: async () => listening?.close(),
    /** Closes the server and its websockets. */
    close: async () => {
      await Promise.all([listening?.close(), sockets?.close()]);
    },
  };
}
