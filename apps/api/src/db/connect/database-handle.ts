import type { Kysely, LogEvent, Transaction } from "kysely";
import type { PoolUse } from "../postgres/guarded-pool.ts";
import type { Database } from "../schema/database.ts";
import type { PagePositions } from "../standby/page-positions.ts";
import type { DatabaseEvents } from "./database-events.ts";
import type { JobsConnection } from "./jobs-connection.ts";
import type { DataDirLock } from "./lock-data-dir.ts";

/** What the server uses of its database, the embedded one or a Postgres. */
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

/** `sql` has placeholders instead of values. */
export type FinishedQuery = { sql: string; seconds: number; failed: boolean };

/** Called after each statement. */
export type OnQuery = (query: FinishedQuery) => void;

/** Returns a log of Kysely that reports each statement. */
export function queryLog(onQuery: OnQuery): (event: LogEvent) => void {
  return ({ level, queryDurationMillis, query: { sql } }) =>
    onQuery({ sql, seconds: queryDurationMillis / 1_000, failed: level === "error" });
}
