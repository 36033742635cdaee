import { BENCH_HOST } from "./bench-company.ts";
import type { LoadJob, LoadResult, Target } from "./load/http-load.ts";
import { type RunningServer, startBenchProcess } from "./processes.ts";
import { type Figure, ratioFigure } from "./report.ts";
import { withBothDatabases } from "./with-both-databases.ts";

const ROUNDS = 5;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;
const CONNECTIONS = 64;
/** The server renders only this many pages at the same time, and refuses more that wait too long. */
const RENDERED_AT_ONCE = 8;

/** Measures the menu of 200 products, against a plain node:http server that sends the same bytes. */
export async function measurePage(): Promise<Figure[]> {
  return withBothDatabases(async ({ embedded, postgres }) => {
    const plain = await startBenchProcess("load/plain-http-server.ts", menuTarget(embedded));
    try {
      return await comparePages({
        plain: menuTarget({ port: Number(plain.answer) }),
        embedded: menuTarget(embedded),
        postgres: menuTarget(postgres),
        // A parameter that the storefront's own links do not have is not cached.
        rendered: menuTarget(embedded, "/products?uncached=1"),
      });
    } finally {
      await plain.stop();
    }
  });
}

const names = ["plain", "embedded", "postgres", "rendered"] as const;
type Name = (typeof names)[number];
type Targets = Record<Name, Target>;
type Measured = Record<Name, number[]>;

async function comparePages(targets: Targets): Promise<Figure[]> {
  await measureRound(targets, WARM_UP_SECONDS);
  const measured: Measured = { plain: [], embedded: [], postgres: [], rendered: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const perSecond = await measureRound(targets, SECONDS);
    for (const name of names) measured[name].push(perSecond[name]);
  }
  const { plain: baseline } = measured;
  const unit = "pages/s";
  return [
    ratioFigure(
      "menu page, kept, embedded",
      { ours: measured.embedded, baseline },
      { unit, least: 0.5 },
    ),
    ratioFigure(
      "menu page, kept, Postgres",
      { ours: measured.postgres, baseline },
      { unit, least: 0.5 },
    ),
    ratioFigure("menu page, rendered each time", { ours: measured.rendered, baseline }, { unit }),
  ];
}

/**
 * Measures the pages per second of all targets, one target after the other, so that other load of the
 * machine affects them all.
 */
async function measureRound(targets: Targets, seconds: number): Promise<Record<Name, number>> {
  const measured: Record<Name, number> = { plain: 0, embedded: 0, postgres: 0, rendered: 0 };
  for (const name of names) {
    const connections = name === "rendered" ? RENDERED_AT_ONCE : CONNECTIONS;
    const { perSecond, failed } = await measureLoad({ ...targets[name], seconds, connections });
    if (failed > 0) throw new Error(`${failed} answers of ${name} were no pages`);
    measured[name] = perSecond;
  }
  return measured;
}

/** Puts load on a page from a separate process. */
export async function measureLoad(job: LoadJob): Promise<LoadResult> {
  const { answer, stop } = await startBenchProcess("load/http-load.ts", job);
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
