import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** A plain HTTP answer instead of a websocket. */
export type Refused = { status: number; headers?: Record<string, string> };

/** Answers an upgrade with a status and nothing else, and ends the connection. */
export function refuseUpgrade(socket: Duplex, { status, headers = {} }: Refused): void {
  const lines = Object.entries({ connection: "close", "content-length": "0", ...headers });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Refused"}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.once("finish", () => socket.destroy());
  socket.end(`${head.join("\r\n")}\r\n\r\n`);
}
