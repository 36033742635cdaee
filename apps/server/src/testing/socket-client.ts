import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import { WebSocket } from "ws";

/** A page's websocket, and the messages that it received. */
export type SocketClient = {
  socket: WebSocket;
  messages: string[];
  /** The close code. */
  ended: Promise<number>;
};

const pathWith = (token: string) => `${orderSocketPath}?authorization=${encodeURIComponent(token)}`;

/**
 * Opens a websocket at the server; rejects with `Unexpected server response: <status>` when the
 * server refuses it.
 */
export async function openOrderSocket(
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<SocketClient> {
  const socket = new WebSocket(url.replace(/^http/u, "ws") + pathWith(token), { headers });
  const messages: string[] = [];
  socket.on("message", (data) => messages.push(data.toString()));
  const ended = new Promise<number>((resolve) => socket.once("close", resolve));
  await once(socket, "open");
  socket.on("error", () => undefined);
  return { socket, messages, ended };
}

/** Returns the status of a refused websocket; 101 when it opens. */
export function upgradeStatus(
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<number> {
  return openOrderSocket(url, token, headers).then(
    ({ socket }) => {
      socket.terminate();
      return 101;
    },
    (error: Error) => Number(/\d+$/u.exec(error.message)?.[0]),
  );
}

export type RawSocket = { socket: Socket; reply: () => string; ended: Promise<unknown> };

/** Opens a plain connection that sends a websocket handshake, with `lines` as its headers. */
export async function openRawSocket(
  url: string,
  token: string,
  lines: readonly string[] = handshake,
): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  const ended = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  const head = [`GET ${pathWith(token)} HTTP/1.1`, "Host: tacos.test", ...lines];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return { socket, reply: () => text, ended };
}

const handshake = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];
