import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** Messages between processes on one database, by LISTEN and NOTIFY. A payload holds ids, no personal data. */
export type Events = {
  publish(channel: string, payload: string): Promise<void>;
  /** Answers with what ends the subscription. */
  subscribe(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
};

/** Events of the embedded database: its one process hears itself. */
export function embeddedEvents(database: PGlite): Events {
  return {
    publish: async (channel, payload) => {
      await database.query("select pg_notify($1, $2)", [channel, payload]);
    },
    subscribe: (channel, handler) => database.listen(channel, handler),
  };
}

const RECONNECT_MS = 1_000;

/**
 * Events of a Postgres, heard on a connection of their own that is made again whenever it breaks.
 * What was published in between is not heard: subscribers must not rely on hearing everything.
 */
export function postgresEvents(pool: pg.Pool, url: string): Events & { close(): Promise<void> } {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<pg.Client> | null = null;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on("notification", ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? "");
    });
    fresh.on("error", () => undefined);
    fresh.on("end", () => {
      client = null;
      if (!closed && handlers.size > 0) setTimeout(() => void listening().catch(retry), RECONNECT_MS).unref();
    });
    await fresh.connect();
    for (const channel of handlers.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    return fresh;
  };
  const retry = () => {
    client = null;
    if (!closed) setTimeout(() => void listening().catch(retry), RECONNECT_MS).unref();
  };
  const listening = () => {
    client ??= connect();
    return client;
  };

  return {
    publish: async (channel, payload) => {
      await pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    subscribe: async (channel, handler) => {
      const own = handlers.get(channel) ?? new Set();
      const first = own.size === 0;
      handlers.set(channel, own.add(handler));
      const connection = await listening();
      if (first) await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
      return async () => {
        own.delete(handler);
        if (own.size > 0) return;
        handlers.delete(channel);
        await (await client)?.query(`unlisten ${connection.escapeIdentifier(channel)}`);
      };
    },
    close: async () => {
      closed = true;
      await (await client)?.end();
    },
  };
}
