import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { startPostgres } from "@comanda/api/testing/postgres";
import { BENCH_COMPANY_ID, cashPaymentUpdate, orderRequest } from "./bench-company.ts";
import { importBenchCompany } from "./import-bench-company.ts";
import { runToEnd, startComanda } from "./processes.ts";
import { type Figure, ratioFigure } from "./report.ts";

const ROUNDS = 3;
const SECONDS = 2;
const AT_ONCE = [1, 8, 32];

/**
 * Measures how many orders per second are created and placed, and compares it with pgbench, which runs
 * the same writes as one SQL script.
 */
export async function measureOrders(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-bench-"));
  const postgres = await startPostgres({ fsync: true });
  const stop: (() => Promise<void>)[] = [];
  try {
    const embedded = { DATA_DIR: path.join(folder, "embedded") };
    const server = { DATA_DIR: path.join(folder, "server"), DATABASE_URL: postgres.url };
    for (const env of [embedded, server]) await importBenchCompany(folder, env);
    const embeddedServer = await startComanda(embedded);
    stop.push(embeddedServer.stop);
    const postgresServer = await startComanda(server);
    stop.push(postgresServer.stop);

    const figures: Figure[] = [];
    for (const concurrency of AT_ONCE) {
      const ours: { embedded: number[]; postgres: number[] } = { embedded: [], postgres: [] };
      const baseline: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.embedded.push(await measureOrderRate(embeddedServer.port, concurrency));
        ours.postgres.push(await measureOrderRate(postgresServer.port, concurrency));
        baseline.push(await measurePgbench(postgres.url, concurrency));
      }
      const minimum = concurrency === 8 ? 0.15 : undefined;
      const name = `orders, ${concurrency} at once`;
      figures.push(ratioFigure(`${name}, embedded`, ours.embedded, baseline, "orders/s"));
      figures.push(ratioFigure(`${name}, Postgres`, ours.postgres, baseline, "orders/s", minimum));
    }
    return figures;
  } finally {
    for (const end of stop.reverse()) await end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Orders placed per second by `concurrency` customers. Each customer orders again as soon as an order is
 * placed.
 */
export async function measureOrderRate(port: number, concurrency: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const began = performance.now();
  const until = began + SECONDS * 1_000;
  let placed = 0;
  const customer = async () => {
    while (performance.now() < until) {
      const made = await send(
        { agent, port, method: "POST", at: "/ms-orders/public/orders" },
        orderRequest,
      );
      const at = `/ms-orders/public/companies/${BENCH_COMPANY_ID}/orders/${made.id}`;
      const { status } = await send({ agent, port, method: "PATCH", at }, cashPaymentUpdate);
      if (status !== "PENDING") throw new Error(`An order is ${status}`);
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, customer));
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  return placed / seconds;
}

type RequestTarget = { agent: Agent; port: number; method: string; at: string };

async function send({ agent, port, method, at }: RequestTarget, body: object) {
  const headers = {
    "content-type": "application/json",
    ...(method === "POST" ? { "idempotency-key": crypto.randomUUID() } : {}),
  };
  const answered = new Promise<{ status?: number; responseText: string }>((resolve, reject) => {
    request({ agent, port, host: "127.0.0.1", method, path: at, headers }, (answer) => {
      text(answer).then(
        (responseText) => resolve({ status: answer.statusCode, responseText }),
        reject,
      );
    })
      .on("error", reject)
      .end(JSON.stringify(body));
  });
  const { status = 0, responseText } = await answered;
  if (status >= 300) throw new Error(`${method} ${at}: ${status} ${responseText}`);
  return JSON.parse(responseText) as { id: string; status: string };
}

/** Measures the transactions of bench/pgbench.sql in a second. */
async function measurePgbench(url: string, concurrency: number): Promise<number> {
  const script = path.join(import.meta.dirname, "pgbench.sql");
  const threads = Math.min(concurrency, 2);
  const size = [`--client=${concurrency}`, `--jobs=${threads}`, `--time=${SECONDS}`];
  const options = ["--no-vacuum", "--protocol=prepared", `--file=${script}`, ...size, url];
  const output = await runToEnd("pgbench", options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new Error(
      "There is no pgbench: install PostgreSQL's (apt-get install postgresql-contrib)",
    );
  });
  return Number(/tps = ([\d.]+)/u.exec(output)?.[1]);
}
