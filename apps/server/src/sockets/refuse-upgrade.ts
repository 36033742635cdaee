import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { UNAVAILABLE_SECONDS } from "@comanda/api/http/answer-problem";

/** A plain HTTP answer instead of a websocket. */
export type UpgradeRefusal = { status: number; headers?: Record<string, string> };

/** Answers an upgrade with a status alone, 503 with a `Retry-After`, and ends the connection. */
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
  // Node removes its own listener from an upgraded socket: without one a reset would end the
  // process.
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end(`${head.join("\r\n")}\r\n\r\n`);
}
