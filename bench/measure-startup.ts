import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_HOST } from "./bench-company.ts";
import { importBenchCompany } from "./import-bench-company.ts";
import { measureLoad, menuTarget } from "./measure-page.ts";
import { loadWithOrders } from "./order-load.ts";
import { type RunningServer, startComanda } from "./processes.ts";
import { type Figure, median } from "./report.ts";

const STARTS = 3;

/** Measures the time of a second start to its first page, and the memory of the server. */
export async function measureStartup(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-bench-"));
  let server: RunningServer | null = null;
  try {
    const env = {
      DATA_DIR: path.join(folder, "data"),
      NODE_COMPILE_CACHE: path.join(folder, "compiled"),
    };
    await importBenchCompany(folder, env);
    const starts: number[] = [];
    for (let count = 0; count < STARTS; count += 1) {
      await server?.stop();
      server = await startComanda(env, "/products", BENCH_HOST);
      starts.push(server.startMs);
    }
    const figures: Figure[] = [
      { name: "second start to the first page", value: `${(median(starts) / 1_000).toFixed(1)} s` },
    ];
    await pause(5_000);
    const idle = server?.memory() ?? null;
    if (!server || idle === null) return figures;
    figures.push({ name: "memory, idle", value: mb(idle), measured: idle, most: 250 });
    await measureLoad({ ...menuTarget(server), seconds: 3, connections: 32 });
    await measureLoad({
      ...menuTarget(server, "/products?uncached=1"),
      seconds: 3,
      connections: 32,
    });
    await loadWithOrders(server.port, { concurrency: 8, seconds: 2 });
    const loaded = server.memory() ?? 0;
    figures.push({ name: "memory, under load", value: mb(loaded), measured: loaded, most: 350 });
    await pause(5_000);
    figures.push({ name: "memory, 5 s after it", value: mb(server.memory() ?? 0) });
    return figures;
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const mb = (value: number) => `${Math.round(value)} MB`;
