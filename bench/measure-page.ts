import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPostgres } from "@comanda/api/testing/postgres";
import { BENCH_HOST } from "./bench-company.ts";
import type { LoadJob, LoadResult, Target } from "./http-load.ts";
import { importBenchCompany } from "./import-bench-company.ts";
import { type RunningServer, startBenchProcess, startComanda } from "./processes.ts";
import { type Figure, ratioFigure } from "./report.ts";

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 64;
/** The server renders only so many pages at the same time, and refuses more that wait too long. */
const RENDERED_AT_ONCE = 8;

/** Measures the menu of 200 products, against a plain node:http server that sends the same bytes. */
export async function measurePage(): Promise<Figure[]> {
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
    const plain = await startBenchProcess("plain-http-server.ts", menuTarget(one));
    stop.push(plain.stop);

    const targets = {
      plain: menuTarget({ port: Number(plain.answer) }),
      embedded: menuTarget(one),
      postgres: menuTarget(other),
      // A parameter that the storefront's own links do not have is not cached.
      rendered: menuTarget(one, "/products?uncached=1"),
    };
    const measured = { plain: [], embedded: [], postgres: [], rendered: [] } as Measured;
    await measureRound(targets, measured, 1, false);
    for (let round = 0; round < ROUNDS; round += 1) {
      await measureRound(targets, measured, SECONDS, true);
    }
    const { plain: baseline } = measured;
    const unit = "pages/s";
    return [
      ratioFigure("menu page, kept, embedded", measured.embedded, baseline, unit, 0.5),
      ratioFigure("menu page, kept, Postgres", measured.postgres, baseline, unit, 0.5),
      ratioFigure("menu page, rendered each time", measured.rendered, baseline, unit),
    ];
  } finally {
    for (const end of stop.reverse()) await end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Name = "plain" | "embedded" | "postgres" | "rendered";
type Measured = Record<Name, number[]>;

/** Measures all targets one after the other, so that other load of the machine affects them all. */
async function measureRound(
  targets: Record<Name, Target>,
  measured: Measured,
  seconds: number,
  counts: boolean,
): Promise<void> {
  for (const [name, target] of Object.entries(targets) as [Name, Target][]) {
    const connections = name === "rendered" ? RENDERED_AT_ONCE : CONNECTIONS;
    const { perSecond, failed } = await measureLoad({ ...target, seconds, connections });
    if (failed > 0) throw new Error(`${failed} answers of ${name} were no pages`);
    if (counts) measured[name].push(perSecond);
  }
}

/** Puts load on a page from a separate process. */
export async function measureLoad(job: LoadJob): Promise<LoadResult> {
  const { answer, stop } = await startBenchProcess("http-load.ts", job);
  await stop();
  return answer as LoadResult;
}

/** Returns the menu as a browser asks for it. */
export function menuTarget({ port }: Pick<RunningServer, "port">, at = "/products"): Target {
  const headers = {
    host: BENCH_HOST,
    "accept-encoding": "gzip, deflate, br",
    "accept-language": "en",
  };
  return { port, path: at, headers };
}
