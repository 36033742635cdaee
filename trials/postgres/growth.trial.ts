import path from "node:path";
import { CatalogCache } from "@comanda/api/catalog/catalog-cache";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { defaultPostgresLimits } from "@comanda/api/db/postgres/postgres-limits";
import { rollUpSales } from "@comanda/api/sales/roll-up-sales";
import { fillFast } from "@comanda/api/testing/fast-fill.store";
import { addManyCompanies } from "@comanda/api/testing/many-companies.store";
import { addManyOrders } from "@comanda/api/testing/many-orders.store";
import { startPostgres } from "@comanda/api/testing/postgres";
import { silentLog as log } from "@comanda/api/testing/silent-log";
import { BENCH_COMPANY_ID } from "../../bench/bench-company.ts";
import { importBenchCompany } from "../../bench/import-bench-company.ts";
import { loadWithOrders, type OrderTimes } from "../../bench/order-load.ts";
import { startComanda } from "../../bench/processes.ts";
import { median, quantile } from "../../bench/report.ts";
import { type ConsoleRead, consoleReads, timeReads } from "../support/console-reads.ts";
import { joinAsOwner } from "../support/staff-session.ts";
import type { Trial, TrialContext } from "../support/trial.ts";

const ORDERS = Number(process.env.TRIAL_ORDERS ?? 1_000_000);
const COMPANIES = Number(process.env.TRIAL_COMPANIES ?? 1_000);
const ORDERS_OF_A_CLIENT = 5;
/** Orders that one statement adds. */
const PART = 50_000;
/** A statement that fills a table, or an index, may take this long, in milliseconds. */
const FILL_MS = 30 * 60_000;
const MAX_RATIO = 1.5;
const ROUNDS = 10;
const LOAD = { concurrency: 4, seconds: 3 };
/** Some orders are on the board, and everything has run once, before anything is measured. */
const WARM_UP = { concurrency: 4, seconds: 1 };
const READS = 15;

const many = (count: number) => count.toLocaleString("en");

export const trial: Trial = {
  name: "growth",
  promise: `With ${many(COMPANIES)} companies in a Postgres, one of them with ${many(ORDERS)} orders, creating and placing an order there take at most ${MAX_RATIO} times as long (99th percentile) as in a database with one company and no orders, and the quickest of ${READS} reads of the console takes at most (ms): ${boundsText()}`,
  run: async (context) => {
    const empty = await startSite(context, "empty", { isFilled: false });
    const filled = await startSite(context, "filled", { isFilled: true });

    const reads: (ConsoleRead & { times: number[] })[] = [];
    for (const read of consoleReads(new Date()))
      reads.push({ ...read, times: await timeReads(filled.session, read.path, READS) });

    const orders = { empty: noTimes(), filled: noTimes() };
    for (let round = 0; round < ROUNDS; round += 1) {
      // By turns, so that other load of the machine affects both.
      for (const [size, site] of Object.entries({ empty, filled })) {
        const { created, placed } = await loadWithOrders(site.port, LOAD);
        orders[size as keyof typeof orders].created.push(...created);
        orders[size as keyof typeof orders].placed.push(...placed);
      }
    }
    const ratios = (["created", "placed"] as const).map((step) => {
      const [small, large] = [orders.empty[step], orders.filled[step]];
      const [smallMs, largeMs] = [quantile(small, 0.99), quantile(large, 0.99)];
      const text = `${step} ${largeMs.toFixed(1)} ms against ${smallMs.toFixed(1)} ms (median ${median(large).toFixed(1)}, ${median(small).toFixed(1)})`;
      return { ratio: largeMs / smallMs, text };
    });
    const readTexts = reads.map(
      ({ name, times }) =>
        `${name} ${Math.round(Math.min(...times))} (${Math.round(median(times))})`,
    );
    return {
      kept:
        ratios.every(({ ratio }) => ratio <= MAX_RATIO) &&
        // The quickest: other load of the machine lengthens the others.
        reads.every(({ times, bound }) => Math.min(...times) <= bound),
      measured: `filled in ${filled.fillSeconds} s; 99th percentile of ${orders.filled.placed.length} orders: ${ratios.map(({ text }) => text).join(", ")}; quickest of ${READS} reads in ms (median): ${readTexts.join(", ")}`,
    };
  },
};

function boundsText(): string {
  return consoleReads(new Date())
    .map(({ name, bound }) => `${name} ${bound}`)
    .join(", ");
}

const noTimes = (): OrderTimes => ({ created: [], placed: [] });

/**
 * Starts a Postgres with the benchmarks' company, filled or not, and a server on it with an owner and some
 * orders.
 */
async function startSite(
  { folder, cleanUp }: TrialContext,
  name: string,
  { isFilled }: { isFilled: boolean },
) {
  const postgres = await startPostgres({ fsync: true });
  cleanUp(postgres.stop);
  const env = { DATA_DIR: path.join(folder, name), DATABASE_URL: postgres.url };
  await importBenchCompany(folder, env);
  const fillSeconds = isFilled ? await fill(env) : 0;
  const server = await startComanda(env);
  cleanUp(server.stop);
  const session = await joinAsOwner(server.port, env);
  await loadWithOrders(server.port, WARM_UP);
  return { ...server, session, fillSeconds };
}

type Env = { DATA_DIR: string; DATABASE_URL: string };

/**
 * Fills a database, and sums its past days up as the server's jobs have done by then; returns the seconds.
 */
async function fill({ DATA_DIR, DATABASE_URL }: Env): Promise<number> {
  const began = performance.now();
  const { db, close } = await openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    command: "trial",
    postgresLimits: { ...defaultPostgresLimits, statementTimeoutMs: FILL_MS },
  });
  await fillFast(db, ["clients", "orders", "order_lines", "order_events"], async (connection) => {
    await addManyCompanies(connection, BENCH_COMPANY_ID, COMPANIES - 1);
    await addManyOrders(connection, BENCH_COMPANY_ID, ORDERS, {
      each: ORDERS_OF_A_CLIENT,
      part: PART,
    });
  });
  const clock = () => new Date();
  const deps = { db, clock, log, catalogCache: new CatalogCache(clock) };
  await rollUpSales({ ...deps, backgroundQueue: (work) => work() });
  await close();
  return Math.round((performance.now() - began) / 1_000);
}
