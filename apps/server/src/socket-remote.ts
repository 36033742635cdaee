import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { refuseUpgrade } from "./socket-refusal.ts";
import { openSockets, type Sockets } from "./sockets.ts";

export type RemoteSocketsDeps = {
  /** Where the service `ms-notifications` of the other backend is. */
  base: string;
  visitorOf: (request: IncomingMessage) => string;
  /** How long the backend may take to begin to answer, in milliseconds. */
  patience?: number;
};

const PATIENCE_MS = 20_000;

/** Nothing has come for so long from either side: a page that is there says `ping` every 45 seconds. */
const SILENCE_MS = 120_000;

/**
 * The websocket of another backend, piped: its refusals are answered as they come, 503 when it cannot
 * be reached. It is told the visitor's address, as with every request.
 */
export function remoteSockets(deps: RemoteSocketsDeps): Sockets {
  const { base, visitorOf, patience = PATIENCE_MS } = deps;
  const open = openSockets();

  const upgrade: Sockets["upgrade"] = (request, socket, head) => {
    open.add(socket);
    if (open.closed) return refuseUpgrade(socket, { status: 503 });
    const target = new URL(base + (request.url ?? ""));
    const ask = target.protocol === "https:" ? httpsRequest : httpRequest;
    const asked = ask(target, { headers: headersFor(request, visitorOf(request)), agent: false });
    const late = setTimeout(() => asked.destroy(), patience);
    const settled = () => clearTimeout(late);
    const unavailable = () => {
      settled();
      if (!socket.writableEnded) refuseUpgrade(socket, { status: 503 });
    };
    socket.once("close", () => asked.destroy());
    asked.once("error", unavailable);
    asked.once("response", (answer) => {
      settled();
      answer.resume();
      const wait = answer.headers["retry-after"];
      const status = answer.statusCode ?? 503;
      refuseUpgrade(socket, { status, ...(wait ? { headers: { "retry-after": wait } } : {}) });
    });
    asked.once("upgrade", (answer, backend, first) => {
      settled();
      open.add(backend);
      socket.write(answerHead(answer));
      if (first.length > 0) socket.write(first);
      if (head.length > 0) backend.write(head);
      join(socket, backend);
    });
    asked.end();
  };

  return { upgrade, close: () => open.close(0) };
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

function answerHead({ rawHeaders }: IncomingMessage): string {
  const lines = ["HTTP/1.1 101 Switching Protocols"];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** Each hears what the other says, and ends with it. */
function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.once("close", () => to.destroy());
    if (from instanceof Socket) from.setTimeout(SILENCE_MS, () => from.destroy());
  }
}
