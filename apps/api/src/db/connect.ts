import path from "node:path";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { refuseForeignFolder } from "./data-folder.ts";
import { openEmbedded } from "./embedded.ts";
import { type Events, embeddedEvents, postgresEvents } from "./events.ts";
import { type DataLock, lockDataDir } from "./lock.ts";
import type { Database } from "./schema.ts";

export type OpenDatabase = {
  db: Kysely<Database>;
  events: Events;
  /** The lock on the data folder of an embedded database; null with a Postgres. */
  lock: DataLock | null;
  /** See `Embedded`; null with a Postgres, where others commit too. */
  commits: (() => number) | null;
  /**
   * When an embedded database was last asked something, by `performance.now()`: maintenance waits for it
   * to be idle. Null with a Postgres, which maintains itself.
   */
  lastUsed: (() => number) | null;
  /** Does what no two processes may do at once, each waiting for the other. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A Postgres; without one the embedded database in `dataDir` is opened. */
  databaseUrl: string | null;
  dataDir: string;
  /** What this process is, for whoever finds the folder held. */
  command: string;
};

/**
 * Opens the database of the configuration. Throws `DataDirHeld` where another process has it, and
 * `DatabaseRefused` where the folder holds something else.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openInFolder(options);
}

async function openInFolder({ dataDir, command }: DatabaseOptions): Promise<OpenDatabase> {
  refuseForeignFolder(dataDir);
  const lock = lockDataDir(dataDir, command);
  try {
    const { pglite, commits } = await openEmbedded(path.join(dataDir, "db"));
    let used = performance.now();
    const log = () => {
      used = performance.now();
    };
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), log });
    const close = async () => {
      // Kysely closes a database only after its first query.
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      lock.release();
    };
    const alone: OpenDatabase["alone"] = (work) => work();
    const lastUsed = () => used;
    return { db, events: embeddedEvents(pglite), lock, commits, lastUsed, alone, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** How long a statement may run, and wait for another's lock, before it is given up. */
const LIMITS_MS = { statement_timeout: 30_000, lock_timeout: 10_000 };

/** Any number that nothing else in the database locks. */
const ALONE = 7_266_262;

/** Opens a Postgres. A lost connection fails the query that used it; the next gets another. */
export function openPostgres(url: string): OpenDatabase {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    ...LIMITS_MS,
  });
  // An idle connection that breaks must not end the process.
  pool.on("error", () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const events = postgresEvents(pool, url);
  // A connection of its own: the limits are not for who waits here, and its end ends the lock.
  const alone = async <T>(work: () => Promise<T>) => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on("error", () => undefined);
    await client.connect();
    try {
      await client.query("select pg_advisory_lock($1)", [ALONE]);
      return await work();
    } finally {
      await client.end();
    }
  };
  const close = async () => {
    await events.close();
    await db.destroy();
  };
  return { db, events, lock: null, commits: null, lastUsed: null, alone, close };
}
