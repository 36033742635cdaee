import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/** An answer, and how long it took in milliseconds; `failure` is the code of an error of the connection. */
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
  /** Connections that are kept; absent, each call has its own. */
  agent?: Agent;
};

/** Sends a request to a server of this machine; never rejects. Not `fetch`, which sends no other `Host`. */
export function sendTimed({
  port,
  method,
  path,
  host,
  body,
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
    const options = { host: "127.0.0.1", port, method, path, headers, agent: agent ?? false };
    const sent = request(options, (answer) => {
      const { statusCode: status = 0 } = answer;
      text(answer).then((body) => resolve({ status, body, ms: ms(), failure: null }), fail);
    });
    sent.on("error", fail);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

/** Connections that are kept between calls, as many as are needed. */
export function keepAliveAgent(): Agent {
  return new Agent({ keepAlive: true });
}
