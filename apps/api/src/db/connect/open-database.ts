import { rmSync } from "node:fs";
import path from "node:path";
import { Kysely, type LogEvent, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { PoolUse } from "../postgres/guarded-pool.ts";
import { defaultPostgresLimits, type PostgresLimits } from "../postgres/postgres-limits.ts";
import type { Database } from "../schema/database.ts";
import type { PagePositions } from "../standby/page-positions.ts";
import { runAsMaintenance } from "../use/database-use.ts";
import { refuseForeignFolder } from "./data-folder.ts";
import { type DatabaseEvents, embeddedEvents, postgresEvents } from "./database-events.ts";
import { EmbeddedDialect } from "./embedded-dialect.ts";
import { readEmbeddedSnapshot } from "./embedded-snapshot.ts";
import {
  embeddedJobsConnection,
  type JobsConnection,
  postgresJobsConnection,
} from "./jobs-connection.ts";
import { type DataDirLock, lockDataDir } from "./lock-data-dir.ts";
import { openEmbeddedPglite } from "./open-embedded.ts";
import { createPostgresPools, type PostgresPlaces } from "./postgres-pools.ts";
import { finishRestore } from "./restored-folder.ts";

export type OpenDatabase = {
  db: Kysely<Database>;
  events: DatabaseEvents;
  jobsConnection: JobsConnection;
  /** The lock on the data folder of an embedded database; null with a Postgres. */
  lock: DataDirLock | null;
  /** See `EmbeddedDatabase`; null with a Postgres, where other processes commit too. */
  commitCount: (() => number) | null;
  /**
   * When the embedded database was last used, in milliseconds of `performance.now()`: maintenance
   * waits until it is idle. Null with a Postgres, which maintains itself.
   */
  lastUsedAt: (() => number) | null;
  /** How the connections to a Postgres are used; null for the embedded database, which has one. */
  poolUse: (() => PoolUse) | null;
  /** What a standby must have for pages; null without a standby. */
  pagePositions: PagePositions | null;
  /** Runs `work` in one process at a time; the others wait. */
  runExclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Passes a transaction that reads the database as it is at one instant, while others write. It may
   * take long.
   */
  readSnapshot<T>(read: (db: Transaction<Database>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type DatabaseOptions = PostgresPlaces & {
  /** The URL of a Postgres; null opens the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** The name of this process in the message of `DataDirLocked`. */
  command: string;
  /** Limits of the connections to a Postgres; the defaults when absent. */
  postgresLimits?: PostgresLimits;
  /** Called after each statement. */
  onQuery?: (query: FinishedQuery) => void;
};

type PostgresOptions = PostgresPlaces & Pick<DatabaseOptions, "onQuery">;

/** `sql` has placeholders instead of values. */
export type FinishedQuery = { sql: string; seconds: number; failed: boolean };

/**
 * Opens the database of the configuration. Throws `DataDirLocked` when another process holds the
 * folder, and `DatabaseRefused` when the folder holds something else.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, postgresLimits } = options;
  return databaseUrl
    ? openPostgres(databaseUrl, postgresLimits, options)
    : openEmbeddedDatabase(options);
}

async function openEmbeddedDatabase({
  dataDir,
  command,
  onQuery,
}: DatabaseOptions): Promise<OpenDatabase> {
  refuseForeignFolder(dataDir);
  const lock = lockDataDir(dataDir, command);
  try {
    finishRestore(dataDir);
    const folders = { database: path.join(dataDir, "db"), copy: path.join(dataDir, "db.snapshot") };
    rmSync(folders.copy, { recursive: true, force: true });
    const { pglite, commitCount } = await openEmbeddedPglite(folders.database);
    let used = performance.now();
    const report = onQuery && logTo(onQuery);
    const log = (event: LogEvent) => {
      used = performance.now();
      report?.(event);
    };
    const db = new Kysely<Database>({
      dialect: new EmbeddedDialect(pglite),
      log,
    });
    const close = async () => {
      // Kysely closes a database only after its first query.
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      lock.release();
    };
    const runExclusively: OpenDatabase["runExclusively"] = (work) => work();
    let lastSnapshot: Promise<unknown> = Promise.resolve();
    // One after the other: all of them use the same folder.
    const readSnapshot: OpenDatabase["readSnapshot"] = (read) => {
      const snapshot = lastSnapshot.then(() => readEmbeddedSnapshot(pglite, folders, read));
      lastSnapshot = snapshot.catch(() => undefined);
      return snapshot;
    };
    const lastUsedAt = () => used;
    const events = embeddedEvents();
    return {
      db,
      events,
      jobsConnection: embeddedJobsConnection(pglite),
      lock,
      commitCount,
      lastUsedAt,
      poolUse: null,
      pagePositions: null,
      runExclusively,
      readSnapshot,
      close,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

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
    ...(options.onQuery && { log: logTo(options.onQuery) }),
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

function logTo(onQuery: (query: FinishedQuery) => void): (event: LogEvent) => void {
  return ({ level, queryDurationMillis, query: { sql } }) =>
    onQuery({ sql, seconds: queryDurationMillis / 1_000, failed: level === "error" });
}
