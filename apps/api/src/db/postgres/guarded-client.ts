import pg from "pg";
import { DatabaseTimeout } from "./database-failures.ts";
import { connectionSettings, type PostgresLimits } from "./postgres-limits.ts";

const CLOSE_MS = 1_000;

/**
 * A connection that is closed when the database does not answer on it: one that was dropped silently
 * would otherwise wait for ever, and be used again. One that breaks fails the statement that used
 * it and every later one, and never ends the process.
 */
export class GuardedClient extends pg.Client {
  /** When the database was last heard on it, in milliseconds of `performance.now()`. */
  answeredAt = performance.now();

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Without a listener the event would be thrown; the statements fail, and that is acted upon.
    this.on("error", () => undefined);
    this.on("connect", () => {
      this.answeredAt = performance.now();
    });
  }

  /** Runs a statement; `DatabaseSilent` after `ms` milliseconds, null waits for as long as it takes. */
  async run(
    sql: string,
    parameters: readonly unknown[],
    ms: number | null,
  ): Promise<pg.QueryResult> {
    const abandon = (limit: number) => () => this.destroyConnection(new DatabaseTimeout(limit));
    const timer = ms === null ? undefined : setTimeout(abandon(ms), ms);
    try {
      const result = await this.query(sql, [...parameters]);
      this.answeredAt = performance.now();
      return result;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Cuts the connection, without waiting for the other side, which may never answer. */
  destroyConnection(reason: Error): void {
    this.connection.stream.destroy(reason);
  }

  /** Ends the connection; cuts it where the other side does not answer. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.destroyConnection(new DatabaseTimeout(CLOSE_MS)), CLOSE_MS);
    await this.end();
    clearTimeout(timer);
  }
}

/** Opens a connection outside the pool. Rejects when it cannot be made in time. */
export async function connectGuarded(url: string, limits: PostgresLimits): Promise<GuardedClient> {
  const client = new GuardedClient({ connectionString: url, ...connectionSettings(limits) });
  await client.connect();
  return client;
}
