// Sends requests at a fixed rate, however slowly they are answered, in a separate process.
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { cashPaymentUpdate, hostOf, orderRequest } from "../../bench/bench-company.ts";

export type OpenLoadJob = {
  port: number;
  company: string;
  seconds: number;
  /** Requests a second. An order is created, then placed. */
  rendered: number;
  kept: number;
  orders: number;
};

/** Answers of one kind. `good` are successes in time; `times` are theirs, in milliseconds. */
export type OpenLoadTally = {
  sent: number;
  good: number;
  late: number;
  refused: number;
  failed: number;
  times: number[];
};
export type OpenLoadResult = Record<"rendered" | "kept" | "created" | "placed", OpenLoadTally>;

/** Milliseconds after which a person has left. */
const TIMEOUT_MS = 10_000;
/** A success after more than these milliseconds is late. */
const GOOD_MS = 5_000;

process.once("message", async (job: OpenLoadJob) => {
  process.send?.(await run(job));
  process.disconnect();
});

async function run(job: OpenLoadJob): Promise<OpenLoadResult> {
  const agent = new Agent({ keepAlive: true });
  const result = {
    rendered: emptyTally(),
    kept: emptyTally(),
    created: emptyTally(),
    placed: emptyTally(),
  };
  const send = createSender(job, agent);
  const order = async () => {
    const body = { ...orderRequest, company_id: job.company };
    const made = await send(result.created, "POST", "/ms-orders/public/orders", body);
    if (made === null) return;
    const { id } = JSON.parse(made) as { id: string };
    const path = `/ms-orders/public/companies/${job.company}/orders/${id}`;
    await send(result.placed, "PATCH", path, cashPaymentUpdate);
  };
  await Promise.all([
    atRate(job.rendered, job.seconds, () =>
      send(result.rendered, "GET", "/products?uncached=1").then(() => undefined),
    ),
    atRate(job.kept, job.seconds, () =>
      send(result.kept, "GET", "/products").then(() => undefined),
    ),
    atRate(job.orders, job.seconds, order),
  ]);
  agent.destroy();
  return result;
}

function emptyTally(): OpenLoadTally {
  return { sent: 0, good: 0, late: 0, refused: 0, failed: 0, times: [] };
}

/** Starts `work` this many times a second, and waits until all have ended. */
async function atRate(rate: number, seconds: number, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let count = 0; count < rate * seconds; count += 1) {
    const due = began + (count * 1_000) / rate - performance.now();
    if (due > 1) await pause(due);
    all.push(work());
  }
  await Promise.all(all);
}

/** Returns a function that sends a request, counts its answer, and returns the body of a success. */
function createSender({ port, company }: OpenLoadJob, agent: Agent) {
  return (
    tally: OpenLoadTally,
    method: string,
    path: string,
    body?: object,
  ): Promise<string | null> => {
    const began = performance.now();
    tally.sent += 1;
    const headers = {
      host: hostOf(company),
      "accept-language": "en",
      ...(method === "GET" && { "accept-encoding": "gzip, deflate, br" }),
      ...(body && { "content-type": "application/json" }),
      ...(method === "POST" && { "idempotency-key": crypto.randomUUID() }),
    };
    return new Promise((resolve) => {
      const fail = () => {
        tally.failed += 1;
        resolve(null);
      };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      request({ agent, port, host: "127.0.0.1", method, path, headers, signal }, (answer) => {
        text(answer).then((received) => {
          const isSuccess = countAnswer(tally, answer.statusCode ?? 0, performance.now() - began);
          resolve(isSuccess ? received : null);
        }, fail);
      })
        .on("error", fail)
        .end(body && JSON.stringify(body));
    });
  };
}

/** Counts an answer; returns whether it is a success. */
function countAnswer(tally: OpenLoadTally, status: number, ms: number): boolean {
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess) {
    tally.times.push(ms);
    if (ms > GOOD_MS) tally.late += 1;
    else tally.good += 1;
  } else if (status === 503) tally.refused += 1;
  else tally.failed += 1;
  return isSuccess;
}
