import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPostgres } from "@comanda/api/testing/postgres";
import { importBenchCompany } from "./import-bench-company.ts";
import { type RunningServer, startComanda } from "./processes.ts";

export type BothDatabases = {
  /** The server on the embedded database. */
  embedded: RunningServer;
  /** The server on Postgres. */
  postgres: RunningServer;
  postgresUrl: string;
};

/**
 * Measures beside two servers with the bench company, one on each kind of database. Both write to the disk
 * before they answer. Stops all afterwards, also after a failure.
 */
export async function withBothDatabases<T>(
  measure: (servers: BothDatabases) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-bench-"));
  const database = await startPostgres({ fsync: true });
  const started: RunningServer[] = [];
  const start = async (env: { DATA_DIR: string; DATABASE_URL?: string }) => {
    const server = await startComanda(env);
    started.push(server);
    return server;
  };
  try {
    const embeddedEnv = { DATA_DIR: path.join(folder, "embedded") };
    const postgresEnv = { DATA_DIR: path.join(folder, "server"), DATABASE_URL: database.url };
    for (const env of [embeddedEnv, postgresEnv]) await importBenchCompany(folder, env);
    const embedded = await start(embeddedEnv);
    const postgres = await start(postgresEnv);
    return await measure({ embedded, postgres, postgresUrl: database.url });
  } finally {
    for (const { stop } of started.reverse()) await stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
