import path from "node:path";
import { startPostgres, type TestPostgres } from "@comanda/api/testing/postgres";
import { BENCH_COMPANY_ID, hostOf } from "../../bench/bench-company.ts";
import { importBenchCompany } from "../../bench/import-bench-company.ts";
import { type RunningServer, startComanda } from "../../bench/processes.ts";
import type { TrialContext } from "./trial.ts";

/** The second company of a trial; it has the same menu as the benchmarks' company. */
export const OTHER_COMPANY_ID = "other";

/** The secret key of all processes of a trial. */
export const TRIAL_SECRET_KEY = "the processes of a trial share this key";

/** Starts a Postgres with both companies, until the trial ends. */
export async function startPostgresWithCompanies(context: TrialContext): Promise<TestPostgres> {
  const postgres = await startPostgres({ fsync: true });
  context.cleanUp(postgres.stop);
  const env = { DATA_DIR: path.join(context.folder, "data"), DATABASE_URL: postgres.url };
  for (const company of [BENCH_COMPANY_ID, OTHER_COMPANY_ID])
    await importBenchCompany(context.folder, env, company);
  return postgres;
}

/**
 * Starts a server on a Postgres; it is killed after the trial unless it has ended. `launcher` is a program with
 * arguments that becomes the server.
 */
export async function startServerOn(
  databaseUrl: string,
  context: TrialContext,
  launcher: readonly string[] = [],
): Promise<RunningServer> {
  const env = {
    DATA_DIR: path.join(context.folder, "data"),
    DATABASE_URL: databaseUrl,
    SECRET_KEY: TRIAL_SECRET_KEY,
  };
  const server = await startComanda(env, "/products", hostOf(BENCH_COMPANY_ID), launcher);
  let hasExited = false;
  void server.exited.then(() => {
    hasExited = true;
  });
  context.cleanUp(async () => {
    if (!hasExited) process.kill(server.pid, "SIGKILL");
    await server.exited;
  });
  return server;
}
