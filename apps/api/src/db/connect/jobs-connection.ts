import type { PGlite } from "@electric-sql/pglite";
import type { GuardedPool } from "../postgres/guarded-pool.ts";
import { runAsBackground } from "../use/database-use.ts";
import type { DatabaseEvents } from "./database-events.ts";

/** How the queue of jobs reaches the database, in the form of an adapter of pg-boss (decision 39). */
export type JobsConnection = {
  backend: "postgres" | "pglite";
  /** Runs one statement with parameters, or several without, which may be a transaction. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Listens to a channel; `onReconnect` is called now and whenever messages may be lost. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
};

/**
 * Shares the embedded database's only connection. Several statements run in one turn of it, so that
 * no request's statement comes between them, and a failed one leaves no transaction open.
 */
export function embeddedJobsConnection(pglite: PGlite): JobsConnection {
  // The queue notifies by SQL, not by the events of the process.
  const notifications: Pick<DatabaseEvents, "subscribe"> = {
    subscribe: (channel, handler) => pglite.listen(channel, (payload) => handler(payload)),
  };
  return {
    backend: "pglite",
    executeSql: async (text, values = []) => {
      if (values.length > 0) return pglite.query(text, values);
      const results = await pglite.transaction((trx) => trx.exec(text));
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    listen: (...channel) => listenTo(notifications, ...channel),
  };
}

/** Uses the pool's unshared connections, and the connection that receives events. */
export function postgresJobsConnection(
  pool: Pick<GuardedPool, "runScript">,
  events: DatabaseEvents,
): JobsConnection {
  return {
    backend: "postgres",
    // A timer keeps the use under which it was started, a request's or the migration's; so the use is set for
    // each statement.
    executeSql: (text, values = []) => runAsBackground(() => pool.runScript(text, values)),
    listen: (...channel) => listenTo(events, ...channel),
  };
}

/** Whether the database has a schema of this name. */
export async function hasSchema(connection: JobsConnection, name: string): Promise<boolean> {
  const sql = "select 1 from pg_namespace where nspname = $1";
  const { rows } = await connection.executeSql(sql, [name]);
  return rows.length > 0;
}

async function listenTo(
  events: Pick<DatabaseEvents, "subscribe">,
  ...[channel, onNotification, onReconnect]: Parameters<JobsConnection["listen"]>
): Promise<{ close(): Promise<void> }> {
  const close = await events.subscribe(channel, onNotification, onReconnect);
  onReconnect();
  return { close };
}
