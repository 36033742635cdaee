import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { UNAVAILABLE_SECONDS } from "@comanda/api/http/answer-problem";

/** A plain HTTP answer instead of a websocket. */
export type UpgradeRefusal = { status: number; headers?: Record<string, string> };

/** Answers an upgrade with a status, 503 with a `Retry-After`, and nothing else, and ends the connection. */
export function refuseUpgrade(socket: Duplex, { status, headers = {} }: UpgradeRefusal): void {
  const later = status === 503 ? { "retry-after": String(UNAVAILABLE_SECONDS) } : {};
  const lines = Object.entries({
    connection: "close",
    "content-length": "0",
    ...later,
    ...headers,
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Refused"}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  // Node takes its own listener off an upgraded socket: a reset without one would end the process.
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end(`${head.join("\r\n")}\r\n\r\n`);
}
