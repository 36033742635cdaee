import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import { type SocketServer, trackConnections } from "./socket-server.ts";

export type RemoteSocketsDeps = {
  /** The base URL of the other backend's `ms-notifications` service. */
  base: string;
  visitorOf: (request: IncomingMessage) => string;
  /** The host that the visitor asked, which the backend compares with the origin of a board. */
  hostOf: (request: IncomingMessage) => string;
  /** Milliseconds in which the backend has to start its answer. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 20_000;

/** Milliseconds without data from either side; an open page sends `ping` every 45 seconds. */
const IDLE_MS = 120_000;

/**
 * Pipes websockets to another backend: its refusals are passed on, and 503 is the answer when it
 * cannot be reached. The backend gets the visitor's address, as with every request.
 */
export function createRemoteSockets(deps: RemoteSocketsDeps): SocketServer {
  const { base, visitorOf, hostOf, timeoutMs = TIMEOUT_MS } = deps;
  const connections = trackConnections();

  const upgrade: SocketServer["upgrade"] = (request, socket, head) => {
    connections.add(socket);
    if (connections.closed) return refuseUpgrade(socket, { status: 503 });
    const target = new URL(base + (request.url ?? ""));
    const requestBackend = target.protocol === "https:" ? httpsRequest : httpRequest;
    const backendRequest = requestBackend(target, {
      headers: headersFor(request, { visitor: visitorOf(request), host: hostOf(request) }),
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

  const open = () => ({ forwarded: connections.open });
  return { upgrade, open, close: () => connections.close(0) };
}

function headersFor(
  request: IncomingMessage,
  { visitor, host }: { visitor: string; host: string },
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === "host" || name.startsWith("x-forwarded-") || value === undefined) continue;
    headers[name] = value;
  }
  headers["x-forwarded-for"] = visitor;
  headers["x-forwarded-host"] = host;
  return headers;
}

function upgradeResponseHead({ rawHeaders }: IncomingMessage): string {
  const lines = ["HTTP/1.1 101 Switching Protocols"];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** Passes data both ways; when one side ends, the other is ended too. */
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
