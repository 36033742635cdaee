import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { defaultPostgresLimits, type PostgresLimits } from "../postgres/postgres-limits.ts";
import type { Database } from "../schema/database.ts";
import { runAsMaintenance } from "../use/database-use.ts";
import { postgresEvents } from "./database-events.ts";
import { type OnQuery, type OpenDatabase, queryLog } from "./database-handle.ts";
import { postgresJobsConnection } from "./jobs-connection.ts";
import { createPostgresPools, type PostgresPlaces } from "./postgres-pools.ts";

export type PostgresOptions = PostgresPlaces & { onQuery?: OnQuery };

/** An arbitrary number that nothing else in the database uses as a lock. */
const EXCLUSIVE_LOCK = 7_266_262;

/**
 * Opens a Postgres. A lost connection fails the query that used it; the next query gets another
 * one.
 */
export function openPostgres(
  url: string,
  limits: PostgresLimits = defaultPostgresLimits,
  options: PostgresOptions = {},
): OpenDatabase {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const { pool, routed, connect, pagePositions, ...pools } = createPostgresPools(
    url,
    limits,
    options,
  );
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: routed }),
    ...(options.onQuery && { log: queryLog(options.onQuery) }),
  });
  const events = postgresEvents({ connect, publish: (sql, values) => pool.run(sql, values) });
  // A separate connection: waiting for the lock must not hit the limits, and closing it frees the
  // lock.
  const runExclusively = async <T>(work: () => Promise<T>) => {
    const client = await connect();
    try {
      await client.run("select pg_advisory_lock($1)", [EXCLUSIVE_LOCK], null);
      return await runAsMaintenance(work);
    } finally {
      await client.close();
    }
  };
  const readSnapshot: OpenDatabase["readSnapshot"] = (read) =>
    runAsMaintenance(() =>
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(read),
    );
  const close = async () => {
    await events.close();
    await db.destroy();
    pools.close();
  };
  return {
    db,
    events,
    jobsConnection: postgresJobsConnection(pool, events),
    lock: null,
    commitCount: null,
    lastUsedAt: null,
    poolUse: () => pool.use(),
    pagePositions,
    runExclusively,
    readSnapshot,
    close,
  };
}
