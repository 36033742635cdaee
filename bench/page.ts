import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPostgres } from "@comanda/api/testing/postgres";
import { type Server, startComanda, startModule } from "./children.ts";
import { HOST } from "./company.ts";
import { importBench } from "./import.ts";
import type { Load, Loaded, Target } from "./load.ts";
import { type Figure, ratio } from "./report.ts";

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 64;
/** More than these that are rendered at once wait until they are given up. */
const RENDERED_AT_ONCE = 8;

/** The menu of 200 products, against a plain node:http server that sends the same bytes. */
export async function page(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-bench-"));
  const postgres = await startPostgres({ fsync: true });
  const stop: (() => Promise<void>)[] = [];
  try {
    const embedded = { DATA_DIR: path.join(folder, "embedded") };
    const server = { DATA_DIR: path.join(folder, "server"), DATABASE_URL: postgres.url };
    for (const env of [embedded, server]) await importBench(folder, env);
    const one = await startComanda(embedded);
    stop.push(one.stop);
    const other = await startComanda(server);
    stop.push(other.stop);
    const plain = await startModule("twin.ts", menu(one));
    stop.push(plain.stop);

    const targets = {
      plain: menu({ port: Number(plain.answer) }),
      embedded: menu(one),
      postgres: menu(other),
      // What a shop's own links have not in their query is rendered for each request.
      rendered: menu(one, "/products?uncached=1"),
    };
    const measured = { plain: [], embedded: [], postgres: [], rendered: [] } as Measured;
    await measure(targets, measured, 1, false);
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure(targets, measured, SECONDS, true);
    }
    const { plain: theirs } = measured;
    const unit = "pages/s";
    return [
      ratio("menu page, kept, embedded", measured.embedded, theirs, unit, 0.5),
      ratio("menu page, kept, Postgres", measured.postgres, theirs, unit, 0.5),
      ratio("menu page, rendered each time", measured.rendered, theirs, unit),
    ];
  } finally {
    for (const end of stop.reverse()) await end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Name = "plain" | "embedded" | "postgres" | "rendered";
type Measured = Record<Name, number[]>;

/** One after the other, so that whatever else the machine does meets them all. */
async function measure(
  targets: Record<Name, Target>,
  measured: Measured,
  seconds: number,
  counts: boolean,
): Promise<void> {
  for (const [name, target] of Object.entries(targets) as [Name, Target][]) {
    const connections = name === "rendered" ? RENDERED_AT_ONCE : CONNECTIONS;
    const { perSecond, failed } = await load({ ...target, seconds, connections });
    if (failed > 0) throw new Error(`${failed} answers of ${name} were no pages`);
    if (counts) measured[name].push(perSecond);
  }
}

/** Puts load on a page from a process of its own. */
export async function load(job: Load): Promise<Loaded> {
  const { answer, stop } = await startModule("load.ts", job);
  await stop();
  return answer as Loaded;
}

/** The menu as a browser asks for it. */
export function menu({ port }: Pick<Server, "port">, at = "/products"): Target {
  const headers = { host: HOST, "accept-encoding": "gzip, deflate, br", "accept-language": "en" };
  return { port, path: at, headers };
}
