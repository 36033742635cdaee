import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/** A response and its time in milliseconds; `failure` is the code of a connection error. */
export type TimedAnswer =
  | { status: number; body: string; ms: number; failure: null }
  | { status: null; body: ""; ms: number; failure: string };

export type TimedRequest = {
  port: number;
  method: string;
  path: string;
  /** The `Host` header. */
  host?: string;
  body?: object;
  /** The address of this machine that it is sent from, such as 127.0.0.2. */
  from?: string;
  /** Keeps connections between calls; without it each call opens its own. */
  agent?: Agent;
};

/** Sends a request to a server on this machine; never rejects. `fetch` cannot send another `Host`. */
export function sendTimed({
  port,
  method,
  path,
  host,
  body,
  from,
  agent,
}: TimedRequest): Promise<TimedAnswer> {
  const began = performance.now();
  const ms = () => performance.now() - began;
  const headers: Record<string, string> = {};
  if (host) headers.host = host;
  if (body) headers["content-type"] = "application/json";
  if (method === "POST") headers["idempotency-key"] = crypto.randomUUID();
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: null, body: "", ms: ms(), failure: error.code ?? error.message });
    const to = { host: "127.0.0.1", port, method, path, headers };
    const options = { ...to, localAddress: from, agent: agent ?? false };
    const sent = request(options, (answer) => {
      const { statusCode: status = 0 } = answer;
      text(answer).then((body) => resolve({ status, body, ms: ms(), failure: null }), fail);
    });
    sent.on("error", fail);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

/** Returns an agent that keeps any number of connections between calls. */
export function keepAliveAgent(): Agent {
  return new Agent({ keepAlive: true });
}
