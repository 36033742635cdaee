import path from "node:path";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { addManyOrders } from "@comanda/api/testing/many-orders.store";
import { BENCH_COMPANY_ID } from "../../bench/bench-company.ts";
import { importBenchCompany } from "../../bench/import-bench-company.ts";
import { startComanda } from "../../bench/processes.ts";
import { runCommandLine } from "../support/comanda-command.ts";
import { makeAndPlaceOrder, p95, startVisitors } from "../support/simulated-visitors.ts";
import type { Trial } from "../support/trial.ts";

const ORDERS = 20_000;
const CUSTOMERS = 4;
const BEFORE_MS = 10_000;
const MAX_MS = 500;

export const trial: Trial = {
  name: "backup-under-load",
  promise: `A backup of the embedded database with ${ORDERS.toLocaleString("en")} orders while ${CUSTOMERS} customers order: no order fails or takes longer than ${MAX_MS} ms, and the backup restores elsewhere with every row`,
  run: async ({ folder, cleanUp }) => {
    const env = { DATA_DIR: path.join(folder, "data") };
    await importBenchCompany(folder, env);
    const opened = await openDatabase({
      databaseUrl: null,
      dataDir: env.DATA_DIR,
      command: "trial",
    });
    await addManyOrders(opened.db, BENCH_COMPANY_ID, ORDERS);
    await opened.close();
    const server = await startComanda(env);
    cleanUp(server.stop);

    const visitors = startVisitors(makeAndPlaceOrder, server.port, BENCH_COMPANY_ID, CUSTOMERS);
    await new Promise((resolve) => setTimeout(resolve, BEFORE_MS));
    const before = visitors.take();
    const began = performance.now();
    const file = path.join(folder, "backup.tar.gz");
    const written = await comanda(["backup", file], env);
    const seconds = (performance.now() - began) / 1_000;
    const during = visitors.take();
    await visitors.stop();
    const restored = await comanda(["restore", file], { DATA_DIR: path.join(folder, "elsewhere") });
    const rows = (text: string) => /([\d,]+) rows/u.exec(text)?.[1] ?? "no";
    const longest = Math.max(...during.times);
    return {
      kept:
        before.failed + during.failed === 0 &&
        longest <= MAX_MS &&
        rows(written) === rows(restored),
      measured: `${rows(written)} rows in ${seconds.toFixed(1)} s, ${rows(restored)} restored; ${during.times.length} orders meanwhile, ${during.failed} failed, longest ${Math.round(longest)} ms; 95th percentile ${Math.round(p95(before.times))} → ${Math.round(p95(during.times))} ms`,
    };
  },
};

/** Runs the command line; returns what it wrote. */
async function comanda(argv: string[], env: Record<string, string>): Promise<string> {
  const { code, out, err } = await runCommandLine(argv, env);
  if (code !== 0) throw new Error(err);
  return out;
}
