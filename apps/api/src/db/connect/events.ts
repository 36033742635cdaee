import { setTimeout as pause } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { GuardedClient } from "../postgres/guarded-client.ts";

/**
 * Messages between processes on one database, by LISTEN and NOTIFY. A payload holds ids, no
 * personal data.
 */
export type DatabaseEvents = {
  /** Never to be called inside a transaction: of the embedded database it has the only connection. */
  publish(channel: string, payload: string): Promise<void>;
  /**
   * Answers with what ends the subscription. Rejects when the database cannot be reached. `missed` is
   * called when payloads may have been lost: after the connection was, and is there again.
   */
  subscribe(channel: string, handler: Handler, onMissed?: () => void): Promise<() => Promise<void>>;
};

type Handler = (payload: string) => void;
type Subscriber = { handler: Handler; missed?: () => void };

/** Events of the embedded database: its one process hears itself. */
export function embeddedEvents(database: PGlite): DatabaseEvents {
  return {
    publish: async (channel, payload) => {
      await database.query("select pg_notify($1, $2)", [channel, payload]);
    },
    subscribe: (channel, handler) => database.listen(channel, handler),
  };
}

const RECONNECT_MS = 1_000;
const PING_MS = 5_000;
/** For an answer on the listening connection, on which nothing takes long. */
const ANSWER_MS = 5_000;

export type PostgresEventsDeps = {
  /** Opens a connection of its own for listening. */
  connect: () => Promise<GuardedClient>;
  /** Runs one statement on any connection. */
  publish: (sql: string, parameters: readonly unknown[]) => Promise<void>;
  /** How often the listening connection is asked whether it is still there. */
  pingMs?: number;
  /** How long an answer on it is waited for. */
  answerMs?: number;
};

/**
 * Events of a Postgres, heard on a connection of their own that is opened again whenever it breaks, or
 * no longer answers. What was published in between is not heard: subscribers are called by `missed`.
 */
export function postgresEvents({
  connect: open,
  publish,
  pingMs = PING_MS,
  answerMs = ANSWER_MS,
}: PostgresEventsDeps): DatabaseEvents & { close(): Promise<void> } {
  const subscribers = new Map<string, Set<Subscriber>>();
  let listener: Promise<GuardedClient> | null = null;
  let hadListener = false;
  let closed = false;

  const listen = (client: GuardedClient, channel: string) =>
    client.run(`listen ${quoted(channel)}`, [], answerMs);

  const connect = async (): Promise<GuardedClient> => {
    const client = await open();
    client.on("notification", ({ channel, payload }) => {
      for (const { handler } of subscribers.get(channel) ?? []) handler(payload ?? "");
    });
    try {
      for (const channel of subscribers.keys()) await listen(client, channel);
    } catch (error) {
      await client.close();
      throw error;
    }
    // One that does not answer is closed, and so ends.
    const ask = () => client.run("select 1", [], answerMs).catch(() => undefined);
    const ping = setInterval(ask, Math.max(pingMs, answerMs)).unref();
    client.once("end", () => {
      clearInterval(ping);
      listener = null;
      void reconnect();
    });
    if (hadListener)
      for (const { missed } of [...subscribers.values()].flatMap((all) => [...all])) missed?.();
    hadListener = true;
    return client;
  };

  const connected = (): Promise<GuardedClient> => {
    listener ??= connect().catch((error) => {
      listener = null;
      throw error;
    });
    return listener;
  };

  const reconnect = async (): Promise<void> => {
    while (!closed && subscribers.size > 0) {
      try {
        await connected();
        return;
      } catch {
        await pause(RECONNECT_MS, undefined, { ref: false });
      }
    }
  };

  const remove = (channel: string, subscriber: Subscriber): void => {
    const others = subscribers.get(channel);
    others?.delete(subscriber);
    if (others?.size === 0) subscribers.delete(channel);
  };

  return {
    publish: (channel, payload) => publish("select pg_notify($1, $2)", [channel, payload]),
    subscribe: async (channel, handler, missed) => {
      const subscriber = { handler, missed };
      subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(subscriber));
      try {
        await listen(await connected(), channel);
      } catch (error) {
        remove(channel, subscriber);
        throw error;
      }
      return async () => {
        remove(channel, subscriber);
        // Without a connection nothing is heard anyway, and the next one asks for what is left.
        if (!subscribers.has(channel)) {
          const client = await listener?.catch(() => null);
          await client?.run(`unlisten ${quoted(channel)}`, [], answerMs).catch(() => undefined);
        }
      };
    },
    close: async () => {
      closed = true;
      const client = await listener?.catch(() => null);
      await client?.close();
    },
  };
}

function quoted(channel: string): string {
  return pg.escapeIdentifier(channel);
}
