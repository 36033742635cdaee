import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { GuardedClient } from "../postgres/guarded-client.ts";
import { runAsBackground } from "../use/database-use.ts";

/**
 * Messages between the processes of one database, by LISTEN and NOTIFY. A payload holds ids, no
 * personal data.
 */
export type DatabaseEvents = {
  /**
   * Never call it inside a transaction: what it names can be read only after the commit. `subject` is
   * what the payload names, as it was written: handlers of the same process get it where no connection
   * carries the event, and need not read it.
   */
  publish(channel: string, payload: string, subject?: unknown): Promise<void>;
  /**
   * Resolves to a function that ends the subscription. Rejects when the database cannot be reached.
   * `onMissed` is called when payloads may be lost: after the connection broke and was opened
   * again.
   */
  subscribe(channel: string, handler: Handler, onMissed?: () => void): Promise<() => Promise<void>>;
};

type Handler = (payload: string, subject?: unknown) => void;
type Subscriber = { handler: Handler; missed?: () => void };

/**
 * Returns events of the embedded database. Only one process opens it, so events stay within this process and
 * need no statement. A handler runs as background work, outside the request that published, as on a Postgres.
 */
export function embeddedEvents(): DatabaseEvents {
  const subscribers = new Map<string, Set<Subscriber>>();
  return {
    publish: async (channel, payload, subject) => {
      for (const { handler } of subscribers.get(channel) ?? [])
        queueMicrotask(() => runAsBackground(() => handler(payload, subject)));
    },
    subscribe: async (channel, handler) => {
      const subscriber = { handler };
      const others = subscribers.get(channel) ?? new Set();
      subscribers.set(channel, others.add(subscriber));
      return async () => void others.delete(subscriber);
    },
  };
}

const RECONNECT_MS = 1_000;
const PING_MS = 5_000;
/** For an answer on the listening connection, which runs only short statements. */
const ANSWER_MS = 5_000;

export type PostgresEventsDeps = {
  /** Opens a connection only for listening. */
  connect: () => Promise<GuardedClient>;
  /** Runs one statement on any connection. */
  publish: (sql: string, parameters: readonly unknown[]) => Promise<void>;
  /** Milliseconds between checks of the listening connection. */
  pingMs?: number;
  /** Milliseconds to wait for an answer on it. */
  answerMs?: number;
};

/**
 * Returns events of a Postgres, received on a separate connection, which is opened again when
 * it breaks or stops answering. Events from the time between are lost; then every subscriber's
 * `onMissed` is called.
 */
export function postgresEvents({
  connect,
  publish,
  pingMs = PING_MS,
  answerMs = ANSWER_MS,
}: PostgresEventsDeps): DatabaseEvents & { close(): Promise<void> } {
  const subscribers = new Map<string, Set<Subscriber>>();
  let listener: Promise<GuardedClient> | null = null;
  let hadListener = false;
  let closed = false;
  const inTurn = takeTurns();

  const listen = (client: GuardedClient, channel: string) =>
    client.run(`listen ${quoted(channel)}`, [], answerMs);

  const openListener = async (): Promise<GuardedClient> => {
    const client = await connect();
    client.on("notification", ({ channel, payload }) => {
      // A connection keeps the use under which it was opened, such as that of the migrations.
      runAsBackground(() => {
        for (const { handler } of subscribers.get(channel) ?? []) handler(payload ?? "");
      });
    });
    try {
      for (const channel of subscribers.keys()) await listen(client, channel);
    } catch (error) {
      await client.close();
      throw error;
    }
    // A connection that does not answer is closed, and its `end` event reconnects.
    const check = () => inTurn(() => client.run("select 1", [], answerMs)).catch(() => undefined);
    const ping = setInterval(check, Math.max(pingMs, answerMs)).unref();
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
    listener ??= openListener().catch((error) => {
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
        const client = await connected();
        await inTurn(() => listen(client, channel));
      } catch (error) {
        remove(channel, subscriber);
        throw error;
      }
      return async () => {
        remove(channel, subscriber);
        // Without a connection there is nothing to end; the next one listens only to the channels
        // that are left.
        const client = await listener?.catch(() => null);
        const unlisten = async () => {
          if (!subscribers.has(channel))
            await client?.run(`unlisten ${quoted(channel)}`, [], answerMs);
        };
        await inTurn(unlisten).catch(() => undefined);
      };
    },
    close: async () => {
      closed = true;
      const client = await listener?.catch(() => null);
      await client?.close();
    },
  };
}

/**
 * Returns a function that starts each work after the one before: a connection takes one statement at a
 * time.
 */
function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

function quoted(channel: string): string {
  return pg.escapeIdentifier(channel);
}
