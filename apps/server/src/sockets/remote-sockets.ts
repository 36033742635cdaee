import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import { type SocketServer, trackConnections } from "./socket-server.ts";

export type RemoteSocketsDeps = {
  /** Where the service `ms-notifications` of the other backend is. */
  base: string;
  visitorOf: (request: IncomingMessage) => string;
  /** How long the backend may take to begin to answer, in milliseconds. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 20_000;

/** Nothing has come for so long from either side: a page that is there says `ping` every 45 seconds. */
const IDLE_MS = 120_000;

/**
 * The websocket of another backend, piped: its refusals are answered as they come, 503 when it cannot
 * be reached. It is told the visitor's address, as with every request.
 */
export function createRemoteSockets(deps: RemoteSocketsDeps): SocketServer {
  const { base, visitorOf, timeoutMs = TIMEOUT_MS } = deps;
  const connections = trackConnections();

  const upgrade: SocketServer["upgrade"] = (request, socket, head) => {
    connections.add(socket);
    if (connections.closed) return refuseUpgrade(socket, { status: 503 });
    const target = new URL(base + (request.url ?? ""));
    const requestBackend = target.protocol === "https:" ? httpsRequest : httpRequest;
    const backendRequest = requestBackend(target, {
      headers: headersFor(request, visitorOf(request)),
      agent: false,
    });
    const timeout = setTimeout(() => backendRequest.destroy(), timeoutMs);
    const clearResponseTimeout = () => clearTimeout(timeout);
    const unavailable = () => {
      clearResponseTimeout();
      if (!socket.writableEnded) refuseUpgrade(socket, { status: 503 });
    };
    socket.once("close", () => backendRequest.destroy());
    backendRequest.once("error", unavailable);
    backendRequest.once("response", (answer) => {
      clearResponseTimeout();
      answer.resume();
      const wait = answer.headers["retry-after"];
      const status = answer.statusCode ?? 503;
      refuseUpgrade(socket, { status, ...(wait ? { headers: { "retry-after": wait } } : {}) });
    });
    backendRequest.once("upgrade", (answer, backend, first) => {
      clearResponseTimeout();
      connections.add(backend);
      socket.write(upgradeResponseHead(answer));
      if (first.length > 0) socket.write(first);
      if (head.length > 0) backend.write(head);
      pipeBothWays(socket, backend);
    });
    backendRequest.end();
  };

  return { upgrade, close: () => connections.close(0) };
}

function headersFor(request: IncomingMessage, visitor: string): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === "host" || name.startsWith("x-forwarded-") || value === undefined) continue;
    headers[name] = value;
  }
  headers["x-forwarded-for"] = visitor;
  return headers;
}

function upgradeResponseHead({ rawHeaders }: IncomingMessage): string {
  const lines = ["HTTP/1.1 101 Switching Protocols"];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** Each hears what the other says, and ends with it. */
function pipeBothWays(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.once("close", () => to.destroy());
    if (from instanceof Socket) from.setTimeout(IDLE_MS, () => from.destroy());
  }
}
