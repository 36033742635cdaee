import path from "node:path";
import { startPostgres, type TestPostgres } from "@comanda/api/testing/postgres";
import { type Server, startComanda } from "../../bench/children.ts";
import { hostOf } from "../../bench/company.ts";
import { importBench } from "../../bench/import.ts";
import type { TrialContext } from "../trial.ts";

/** The companies of a trial; each has the menu of the bench. */
export const COMPANY = "bench";
export const OTHER_COMPANY = "other";

/** A Postgres that holds both companies, until the trial ends. */
export async function postgresWithCompanies(context: TrialContext): Promise<TestPostgres> {
  const postgres = await startPostgres({ fsync: true });
  context.cleanUp(postgres.stop);
  const env = { DATA_DIR: path.join(context.folder, "data"), DATABASE_URL: postgres.url };
  for (const company of [COMPANY, OTHER_COMPANY]) await importBench(context.folder, env, company);
  return postgres;
}

/** A built server on a Postgres; killed after the trial where it has not ended by then. */
export async function serverOn(databaseUrl: string, context: TrialContext): Promise<Server> {
  const env = {
    DATA_DIR: path.join(context.folder, "data"),
    DATABASE_URL: databaseUrl,
    SECRET_KEY: "the processes of a trial share this key",
  };
  const server = await startComanda(env, "/products", hostOf(COMPANY));
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
