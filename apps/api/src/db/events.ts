import { setTimeout as pause } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/**
 * Messages between processes on one database, by LISTEN and NOTIFY. A payload holds ids, no
 * personal data.
 */
export type Events = {
  /** Never to be called inside a transaction: of the embedded database it has the only connection. */
  publish(channel: string, payload: string): Promise<void>;
  /** Answers with what ends the subscription. Rejects when the database cannot be reached. */
  subscribe(channel: string, handler: Handler): Promise<() => Promise<void>>;
};

type Handler = (payload: string) => void;

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
  const handlers = new Map<string, Set<Handler>>();
  let listener: Promise<pg.Client> | null = null;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    // A broken connection also ends, and that is what is acted upon.
    client.on("error", () => undefined);
    client.on("notification", ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? "");
    });
    await client.connect();
    try {
      for (const channel of handlers.keys()) await client.query(`listen ${quoted(channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once("end", () => {
      listener = null;
      void reconnect();
    });
    return client;
  };

  const connected = (): Promise<pg.Client> => {
    listener ??= connect().catch((error) => {
      listener = null;
      throw error;
    });
    return listener;
  };

  const reconnect = async (): Promise<void> => {
    while (!closed && handlers.size > 0) {
      try {
        await connected();
        return;
      } catch {
        await pause(RECONNECT_MS, undefined, { ref: false });
      }
    }
  };

  const remove = (channel: string, handler: Handler): void => {
    const others = handlers.get(channel);
    others?.delete(handler);
    if (others?.size === 0) handlers.delete(channel);
  };

  return {
    publish: async (channel, payload) => {
      await pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    subscribe: async (channel, handler) => {
      handlers.set(channel, (handlers.get(channel) ?? new Set<Handler>()).add(handler));
      try {
        await (await connected()).query(`listen ${quoted(channel)}`);
      } catch (error) {
        remove(channel, handler);
        throw error;
      }
      return async () => {
        remove(channel, handler);
        // Without a connection nothing is heard anyway, and the next one asks for what is left.
        if (!handlers.has(channel)) {
          const client = await listener?.catch(() => null);
          await client?.query(`unlisten ${quoted(channel)}`).catch(() => undefined);
        }
      };
    },
    close: async () => {
      closed = true;
      const client = await listener?.catch(() => null);
      await client?.end();
    },
  };
}

function quoted(channel: string): string {
  return pg.escapeIdentifier(channel);
}
