import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { cashPaymentUpdate, hostOf, orderRequest } from "../../bench/bench-company.ts";

/** Milliseconds after which a visitor gives up. */
const TIMEOUT_MS = 30_000;
/** Milliseconds between two requests of one visitor. */
const PAUSE_MS = 50;

type VisitorRequest = {
  port: number;
  method?: string;
  path: string;
  company: string;
  body?: object;
};
type Answer = { status: number; body: string };

/** Sends a request; rejects when there is no answer. */
async function send({ port, method = "GET", path, company, body }: VisitorRequest, agent?: Agent) {
  const headers = {
    host: hostOf(company),
    "accept-language": "en",
    ...(body && { "content-type": "application/json" }),
    ...(method === "POST" && { "idempotency-key": crypto.randomUUID() }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    request({ agent, port, host: "127.0.0.1", method, path, headers, signal })
      .on("response", resolve)
      .on("error", reject)
      .end(body && JSON.stringify(body));
  });
  return { status: answer.statusCode ?? 0, body: await text(answer) } satisfies Answer;
}

/** An action of a visitor; throws when it fails. */
export type VisitorAction = (port: number, company: string, agent?: Agent) => Promise<void>;

/** Opens the menu. */
export const fetchMenuPage: VisitorAction = async (port, company, agent) => {
  const { status } = await send({ port, path: "/products", company }, agent);
  if (status !== 200) throw new Error(`The menu is ${status}`);
};

/** Reads the menu from the API, which is not cached. */
export const fetchMenuFromApi: VisitorAction = async (port, company, agent) => {
  const path = `/ms-products/public/companies/${company}/categories`;
  const { status } = await send({ port, path, company }, agent);
  if (status !== 200) throw new Error(`The API's menu is ${status}`);
};

/** Creates a draft and places it, by two requests. */
export const makeAndPlaceOrder: VisitorAction = async (port, company, agent) => {
  const to = { port, company };
  const body = { ...orderRequest, company_id: company };
  const made = await send({ ...to, method: "POST", path: "/ms-orders/public/orders", body }, agent);
  if (made.status !== 201) throw new Error(`An order is ${made.status}`);
  const { id } = JSON.parse(made.body) as { id: string };
  const path = `/ms-orders/public/companies/${company}/orders/${id}`;
  const placed = await send({ ...to, method: "PATCH", path, body: cashPaymentUpdate }, agent);
  if (placed.status !== 200) throw new Error(`Placing is ${placed.status}`);
};

export type RunningVisitors = {
  /** The results since the last call: times in milliseconds of the actions that succeeded. */
  take(): { times: number[]; failed: number };
  stop(): Promise<void>;
};

/** Starts `count` visitors who repeat an action, also after failures. */
export function startVisitors(
  visit: VisitorAction,
  port: number,
  company: string,
  count: number,
): RunningVisitors {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  let tally = { times: [] as number[], failed: 0 };
  let stopped = false;
  const visitor = async () => {
    while (!stopped) {
      const began = performance.now();
      try {
        await visit(port, company, agent);
        tally.times.push(performance.now() - began);
      } catch {
        tally.failed += 1;
      }
      await pause(PAUSE_MS);
    }
  };
  const running = Promise.all(Array.from({ length: count }, visitor));
  return {
    take: () => {
      const taken = tally;
      tally = { times: [], failed: 0 };
      return taken;
    },
    stop: async () => {
      stopped = true;
      agent.destroy();
      await running;
    },
  };
}

const TRY_MS = 500;

/**
 * Returns the seconds until a visit succeeds, tried twice a second; `Infinity` after `maxSeconds`.
 */
export async function secondsUntil(
  visit: () => Promise<void>,
  maxSeconds: number,
): Promise<number> {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<number>();
  const attempt = () =>
    visit().then(
      () => resolve((performance.now() - began) / 1_000),
      () => undefined,
    );
  const tries = setInterval(attempt, TRY_MS);
  const limit = setTimeout(() => resolve(Number.POSITIVE_INFINITY), maxSeconds * 1_000);
  void attempt();
  const seconds = await promise;
  clearInterval(tries);
  clearTimeout(limit);
  return seconds;
}

/** Returns the 95th percentile. */
export function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
