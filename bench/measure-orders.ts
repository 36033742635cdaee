import path from "node:path";
import { loadWithOrders, type OrderTimes } from "./order-load.ts";
import { runToEnd } from "./processes.ts";
import { type Figure, quantile, ratioFigure } from "./report.ts";
import { withBothDatabases } from "./with-both-databases.ts";

const ROUNDS = 3;
const SECONDS = 2;
const AT_ONCE = [1, 8, 32];
/** The number of customers with whom each request's time has a target, in milliseconds. */
const TIMED_AT_ONCE = 8;
/** What is wanted of pgbench's orders a second, at this many at once. */
const MIN_RATIO = { embedded: 0.4, postgres: 0.5 };
const MAX_MS = 40;

/**
 * Measures how many orders per second are created and placed, and compares it with pgbench, which runs
 * the same writes as one SQL script.
 */
export async function measureOrders(): Promise<Figure[]> {
  return withBothDatabases(async ({ embedded, postgres, postgresUrl }) => {
    const servers = [
      ["embedded", embedded],
      ["postgres", postgres],
    ] as const;

    const figures: Figure[] = [];
    for (const concurrency of AT_ONCE) {
      const ours: { embedded: number[]; postgres: number[] } = { embedded: [], postgres: [] };
      const times = { embedded: noTimes(), postgres: noTimes() };
      const baseline: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [database, { port }] of servers) {
          const load = await loadWithOrders(port, { concurrency, seconds: SECONDS });
          ours[database].push(load.perSecond);
          times[database].created.push(...load.created);
          times[database].placed.push(...load.placed);
        }
        baseline.push(await measurePgbench(postgresUrl, concurrency));
      }
      const isTimed = concurrency === TIMED_AT_ONCE;
      const [leastEmbedded, leastPostgres] = isTimed
        ? [MIN_RATIO.embedded, MIN_RATIO.postgres]
        : [];
      const name = `orders, ${concurrency} at once`;
      const unit = "orders/s";
      figures.push(
        ratioFigure(
          `${name}, embedded`,
          { ours: ours.embedded, baseline },
          { unit, least: leastEmbedded },
        ),
      );
      figures.push(
        ratioFigure(
          `${name}, Postgres`,
          { ours: ours.postgres, baseline },
          { unit, least: leastPostgres },
        ),
      );
      if (!isTimed) continue;
      figures.push(...timeFigures(`${concurrency} at once, embedded`, times.embedded));
      figures.push(...timeFigures(`${concurrency} at once, Postgres`, times.postgres));
    }
    return figures;
  });
}

const noTimes = (): OrderTimes => ({ created: [], placed: [] });

/** The time of each of an order's two requests; the 99th percentile of each has the target. */
function timeFigures(name: string, { created, placed }: OrderTimes): Figure[] {
  const requests = { "creating an order": created, "placing an order": placed };
  return Object.entries(requests).map(([request, times]) => {
    const [middle, slow] = [quantile(times, 0.5), quantile(times, 0.99)];
    return {
      name: `${request}, ${name}: median, and 99 of 100`,
      value: `${middle.toFixed(1)} ms, ${slow.toFixed(1)} ms`,
      measured: slow,
      most: MAX_MS,
    };
  });
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
