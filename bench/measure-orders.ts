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

/** The rate of orders created and placed, against pgbench with the same writes as one script. */
export async function measureOrders(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-bench-"));
  const postgres = await startPostgres({ fsync: true });
  const stop: (() => Promise<void>)[] = [];
  try {
    const embedded = { DATA_DIR: path.join(folder, "embedded") };
    const server = { DATA_DIR: path.join(folder, "server"), DATABASE_URL: postgres.url };
    for (const env of [embedded, server]) await importBenchCompany(folder, env);
    const one = await startComanda(embedded);
    stop.push(one.stop);
    const other = await startComanda(server);
    stop.push(other.stop);

    const figures: Figure[] = [];
    for (const clients of AT_ONCE) {
      const ours: { embedded: number[]; postgres: number[] } = { embedded: [], postgres: [] };
      const baseline: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.embedded.push(await measureOrderRate(one.port, clients));
        ours.postgres.push(await measureOrderRate(other.port, clients));
        baseline.push(await measurePgbench(postgres.url, clients));
      }
      const least = clients === 8 ? 0.15 : undefined;
      const name = `orders, ${clients} at once`;
      figures.push(ratioFigure(`${name}, embedded`, ours.embedded, baseline, "orders/s"));
      figures.push(ratioFigure(`${name}, Postgres`, ours.postgres, baseline, "orders/s", least));
    }
    return figures;
  } finally {
    for (const end of stop.reverse()) await end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The orders placed in a second by `clients` customers, each of whom orders again at once. */
export async function measureOrderRate(port: number, clients: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
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
  await Promise.all(Array.from({ length: clients }, customer));
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

/** The transactions of bench/pgbench.sql in a second. */
async function measurePgbench(url: string, clients: number): Promise<number> {
  const script = path.join(import.meta.dirname, "pgbench.sql");
  const threads = Math.min(clients, 2);
  const size = [`--client=${clients}`, `--jobs=${threads}`, `--time=${SECONDS}`];
  const options = ["--no-vacuum", "--protocol=prepared", `--file=${script}`, ...size, url];
  const output = await runToEnd("pgbench", options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new Error(
      "There is no pgbench: install PostgreSQL's (apt-get install postgresql-contrib)",
    );
  });
  return Number(/tps = ([\d.]+)/u.exec(output)?.[1]);
}
