import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { loggableError } from "@comanda/api/shared/loggable-error";
import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import { Id } from "@comanda/contract/fields/field-schemas";
import type { Logger } from "pino";
import * as v from "valibot";
import { refuseUpgrade } from "./refuse-upgrade.ts";

/** Handles websockets; it never throws, and closes every connection that it gets. */
export type SocketServer = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** The number of open connections, by kind. */
  open: () => Record<string, number>;
  /** Ends all open connections, and refuses new ones. */
  close: () => Promise<void>;
};

/**
 * Returns whether a request opens a websocket for an order. Any other offer to switch protocols,
 * such as HTTP/2, is answered as an ordinary request.
 */
export function isOrderSocketRequest({ method, url = "", headers }: IncomingMessage): boolean {
  const isWebSocket = headers.upgrade?.toLowerCase() === "websocket";
  return method === "GET" && isWebSocket && url.split("?")[0] === orderSocketPath;
}

const BOARD_SOCKET = /^\/ms-notifications\/companies\/([^/]+)\/board-socket$/u;

/** The company of a path of board sockets; null for another path, and for what is no id. */
export function companyOfBoardSocket(url: string): string | null {
  const [, part] = BOARD_SOCKET.exec(url.split("?")[0] ?? "") ?? [];
  if (!part) return null;
  try {
    const companyId = decodeURIComponent(part);
    return v.is(Id, companyId) ? companyId : null;
  } catch {
    return null;
  }
}

/** Whether a request opens a websocket for the order board of a company. */
export function isBoardSocketRequest({ method, url = "", headers }: IncomingMessage): boolean {
  const isWebSocket = headers.upgrade?.toLowerCase() === "websocket";
  return method === "GET" && isWebSocket && companyOfBoardSocket(url) !== null;
}

/** Whether a request opens one of the server's websockets. */
export function isSocketRequest(request: IncomingMessage): boolean {
  return isOrderSocketRequest(request) || isBoardSocketRequest(request);
}

/** The sockets of boards and of orders as one server. */
export function combineSockets(boards: SocketServer, orders: SocketServer): SocketServer {
  return {
    upgrade: (request, socket, head) => {
      const server = isBoardSocketRequest(request) ? boards : orders;
      server.upgrade(request, socket, head);
    },
    open: () => ({ ...boards.open(), ...orders.open() }),
    close: async () => {
      // One after the other: their feeds end subscriptions on one connection.
      await boards.close();
      await orders.close();
    },
  };
}

/** Tracks each connection, and admits it; one whose admission throws is logged and refused. */
export function upgradeBy(
  admit: SocketAdmission,
  connections: Pick<ReturnType<typeof trackConnections>, "add">,
  log: Pick<Logger, "error">,
): SocketServer["upgrade"] {
  return (request, socket, head) => {
    connections.add(socket);
    admit(request, socket, head).catch((error: Error) => {
      log.error(loggableError(error));
      refuseUpgrade(socket, { status: 503 });
    });
  };
}

/** Upgrades a connection, or refuses it. */
type SocketAdmission = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<unknown>;

/**
 * Tracks the connections that were taken from the HTTP server, which can only stop after they end.
 * An error on a connection ends that connection.
 */
export function trackConnections() {
  const sockets = new Set<Duplex>();
  let closed = false;
  return {
    get closed() {
      return closed;
    },
    get open() {
      return sockets.size;
    },
    add(socket: Duplex): void {
      socket.on("error", () => socket.destroy());
      socket.once("close", () => sockets.delete(socket));
      sockets.add(socket);
    },
    /** Resolves when all have ended; after `grace` milliseconds they are cut. */
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
