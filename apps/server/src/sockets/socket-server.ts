import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { orderSocketPath } from "@comanda/contract/calls/order-socket";

/** What answers websockets; it never throws, and closes every connection that it is given. */
export type SocketServer = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends all that are open, and takes no more. */
  close: () => Promise<void>;
};

/**
 * Whether a request wants to follow an order. Any other that offers to speak something else, as
 * some clients do of HTTP/2, is answered as if it had not.
 */
export function isOrderSocketRequest({ method, url = "", headers }: IncomingMessage): boolean {
  const wanted = headers.upgrade?.toLowerCase() === "websocket";
  return method === "GET" && wanted && url.split("?")[0] === orderSocketPath;
}

/**
 * The connections that were taken from the HTTP server, which knows of them no more but that it may
 * not end before they do. An error on one ends that one.
 */
export function trackConnections() {
  const sockets = new Set<Duplex>();
  let closed = false;
  return {
    get closed() {
      return closed;
    },
    add(socket: Duplex): void {
      socket.on("error", () => socket.destroy());
      socket.once("close", () => sockets.delete(socket));
      sockets.add(socket);
    },
    /** Answers when all have ended; after `grace` milliseconds they are ended. */
    async close(grace: number): Promise<void> {
      closed = true;
      const ended = [...sockets].map((socket) => new Promise((end) => socket.once("close", end)));
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, grace);
      await Promise.all(ended);
      clearTimeout(cut);
    },
  };
}
