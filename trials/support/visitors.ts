import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { hostOf, order, payment } from "../../bench/company.ts";

/** After so many milliseconds a visitor has gone. */
const PATIENCE_MS = 30_000;
/** Between two requests of one visitor. */
const REST_MS = 50;

type Sent = { port: number; method?: string; at: string; company: string; body?: object };
type Answer = { status: number; body: string };

/** Sends one request; rejects when it is not answered. */
async function send({ port, method = "GET", at, company, body }: Sent, agent?: Agent) {
  const headers = {
    host: hostOf(company),
    "accept-language": "en",
    ...(body && { "content-type": "application/json" }),
    ...(method === "POST" && { "idempotency-key": crypto.randomUUID() }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    request({ agent, port, host: "127.0.0.1", method, path: at, headers, signal })
      .on("response", resolve)
      .on("error", reject)
      .end(body && JSON.stringify(body));
  });
  return { status: answer.statusCode ?? 0, body: await text(answer) } satisfies Answer;
}

/** What a visitor does; throws when it does not succeed. */
export type Visit = (port: number, company: string, agent?: Agent) => Promise<void>;

/** Opens the menu. */
export const openMenu: Visit = async (port, company, agent) => {
  const { status } = await send({ port, at: "/products", company }, agent);
  if (status !== 200) throw new Error(`The menu is ${status}`);
};

/** Reads the menu from the API, which the server has in no cache. */
export const readMenu: Visit = async (port, company, agent) => {
  const at = `/ms-products/public/companies/${company}/categories`;
  const { status } = await send({ port, at, company }, agent);
  if (status !== 200) throw new Error(`The API's menu is ${status}`);
};

/** Makes an order and places it, as two requests. */
export const placeOrder: Visit = async (port, company, agent) => {
  const to = { port, company };
  const body = { ...order, company_id: company };
  const made = await send({ ...to, method: "POST", at: "/ms-orders/public/orders", body }, agent);
  if (made.status !== 201) throw new Error(`An order is ${made.status}`);
  const { id } = JSON.parse(made.body) as { id: string };
  const at = `/ms-orders/public/companies/${company}/orders/${id}`;
  const placed = await send({ ...to, method: "PATCH", at, body: payment }, agent);
  if (placed.status !== 200) throw new Error(`Placing is ${placed.status}`);
};

export type Visitors = {
  /** What has happened since the last call; times are those of what succeeded, in milliseconds. */
  take(): { times: number[]; failed: number };
  stop(): Promise<void>;
};

/** So many visitors who do one thing over and over, and go on when it fails. */
export function keepVisiting(visit: Visit, port: number, company: string, count: number): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  let seen = { times: [] as number[], failed: 0 };
  let stopped = false;
  const visitor = async () => {
    while (!stopped) {
      const began = performance.now();
      try {
        await visit(port, company, agent);
        seen.times.push(performance.now() - began);
      } catch {
        seen.failed += 1;
      }
      await pause(REST_MS);
    }
  };
  const all = Promise.all(Array.from({ length: count }, visitor));
  return {
    take: () => {
      const taken = seen;
      seen = { times: [], failed: 0 };
      return taken;
    },
    stop: async () => {
      stopped = true;
      agent.destroy();
      await all;
    },
  };
}

const TRY_MS = 500;

/** Seconds until a visit succeeds, tried twice a second; `Infinity` after `mostS`. */
export async function secondsUntil(visit: () => Promise<void>, mostS: number): Promise<number> {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<number>();
  const attempt = () =>
    visit().then(
      () => resolve((performance.now() - began) / 1_000),
      () => undefined,
    );
  const tries = setInterval(attempt, TRY_MS);
  const limit = setTimeout(() => resolve(Number.POSITIVE_INFINITY), mostS * 1_000);
  void attempt();
  const seconds = await promise;
  clearInterval(tries);
  clearTimeout(limit);
  return seconds;
}

/** The time that 95 of 100 stay below. */
export function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
