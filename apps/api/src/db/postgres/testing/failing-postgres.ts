import { sql } from "kysely";
import { afterEach, beforeEach } from "vitest";
import { startTcpProxy, type TcpProxy } from "../../../testing/tcp-proxy.ts";
import { createDatabase } from "../../../testing/test-database.ts";
import type { OpenDatabase } from "../../connect/database-handle.ts";
import { openPostgres } from "../../connect/open-postgres.ts";
import { classifyDatabaseError } from "../database-failures.ts";
import { defaultPostgresLimits, type PostgresLimits } from "../postgres-limits.ts";

/** For waits on what a connection or a lock does. */
export const PATIENCE = { timeout: 10_000, interval: 20 };

/** The Postgres of the tests; undefined in a run on the embedded database only. */
export const postgresServer = process.env.TEST_DATABASE_URL;

/**
 * Gives each test a database with the counters `a` and `b` at 0, and a proxy that can silence connections to
 * it. Call it in a `describe` that runs with `postgresServer` only.
 */
export function useFailingPostgres() {
  let url: string;
  let admin: OpenDatabase;
  let proxy: TcpProxy;
  let opened: OpenDatabase[];
  const open = (limits: Partial<PostgresLimits> = {}, at = url) => {
    const database = openPostgres(at, { ...defaultPostgresLimits, ...limits });
    opened.push(database);
    return database;
  };
  beforeEach(async () => {
    url = await createDatabase(postgresServer ?? "");
    opened = [];
    admin = open();
    await sql`create table counters (id text primary key, value int)`.execute(admin.db);
    await sql`insert into counters values ('a', 0), ('b', 0)`.execute(admin.db);
    proxy = await startTcpProxy(Number(new URL(url).port));
  });
  afterEach(async () => {
    for (const database of opened) await database.close();
    await proxy.close();
  });
  return {
    /** Opens the database without the proxy, or at another URL; it is closed after the test. */
    open,
    /** Does not close a database after the test that the test itself has closed. */
    forget: (database: OpenDatabase) => {
      opened = opened.filter((each) => each !== database);
    },
    /** The URL of the database through the proxy. */
    proxied: () => proxy.through(url),
    /** Silences all connections through the proxy that are open now. */
    stopAnswering: () => proxy.stopAnswering(),
    /** A connection that no test silences or ends. */
    admin: () => admin.db,
    /** The value of a counter as it is stored. */
    counted: async (id = "a") => {
      const { rows } = await sql<{ value: number }>`
        select value from counters where id = ${id}`.execute(admin.db);
      return rows[0]?.value;
    },
    /** Ends every connection of the database but the admin's. */
    terminate: () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(admin.db),
  };
}

/** How work fails: `answered` for one that does not, and the error for one that is not the database's. */
export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error: Error) => classifyDatabaseError(error) ?? error,
  );

/** Raises a counter. */
export const count = (database: OpenDatabase, id = "a") =>
  sql`update counters set value = value + 1 where id = ${id}`.execute(database.db);

/** Opens this many connections at once, and leaves them idle. */
export const warm = ({ db }: OpenDatabase, connections: number) =>
  Promise.all(Array.from({ length: connections }, () => sql`select pg_sleep(0.1)`.execute(db)));
