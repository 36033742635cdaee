import pg from "pg";
import { addressOf, type DatabaseAddress } from "../hosts/database-address.ts";
import { type PrimaryFinder, STATE, type StateRow } from "../hosts/primary-finder.ts";
import { DatabaseTimeout } from "./database-failures.ts";
import { connectionSettings, type PostgresLimits } from "./postgres-limits.ts";
import { isUnusableStatement, PreparedStatements } from "./prepared-statements.ts";

const CLOSE_MS = 1_000;

/** With a finder the connection goes to the primary of several hosts. */
export type GuardedClientConfig = pg.ClientConfig & { finder?: PrimaryFinder | null };

/**
 * A connection that closes itself when the database does not answer on it: a silently dropped one
 * would otherwise wait forever and be used again. When it breaks, the statement on it and every
 * later one fail, but the process goes on.
 */
export class GuardedClient extends pg.Client {
  /** When the database last answered on it, in milliseconds of `performance.now()`. */
  answeredAt = performance.now();
  readonly #prepared = new PreparedStatements();
  readonly #finder: PrimaryFinder | null;

  constructor(config?: GuardedClientConfig) {
    super(config);
    this.#finder = config?.finder ?? null;
    // Without a listener this event would be thrown; the failing statements already report it.
    this.on("error", () => undefined);
    this.on("connect", () => {
      this.answeredAt = performance.now();
    });
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): unknown {
    const connected = this.#finder ? this.#connectToPrimary(this.#finder) : super.connect();
    if (!callback) return connected;
    connected.then(() => callback(null), callback);
  }

  async #connectToPrimary(finder: PrimaryFinder): Promise<this> {
    const found = await finder.find();
    const { hostname, port } = new URL(found.url);
    Object.assign(this, { host: hostname.replace(/^\[|\]$/gu, ""), port: Number(port || 5432) });
    finder.follow(this, found.url);
    try {
      await super.connect();
      const { rows } = await this.query<StateRow>(STATE);
      finder.confirm(found.url, rows[0]);
    } catch (error) {
      finder.noteLost(found);
      this.destroyConnection(error as Error);
      throw error;
    }
    return this;
  }

  /**
   * Runs a statement; throws `DatabaseTimeout` after `ms` milliseconds, null waits without a limit.
   */
  async run(
    sql: string,
    parameters: readonly unknown[],
    ms: number | null,
  ): Promise<pg.QueryResult> {
    const abandon = (limit: number) => () => this.destroyConnection(new DatabaseTimeout(limit));
    const timer = ms === null ? undefined : setTimeout(abandon(ms), ms);
    try {
      const result = await this.#send(sql, [...parameters]);
      this.answeredAt = performance.now();
      return result;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether long statements get names. */
  protected get hasNames(): boolean {
    return true;
  }

  /** Sends a long statement under its name, and once more without when the name is unusable. */
  async #send(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = this.hasNames ? this.#prepared.nameOf(text) : undefined;
    if (name === undefined) return this.query(text, values);
    try {
      return await this.query({ name, text, values });
    } catch (error) {
      if (!isUnusableStatement(error)) throw error;
      this.#prepared.giveUp(text);
      // Inside a transaction this fails too, and the transaction runs again as after a conflict.
      return await this.query(text, values).catch(() => Promise.reject(error));
    }
  }

  /** Cuts the connection without waiting for the other side, which may never answer. */
  destroyConnection(reason: Error): void {
    this.connection.stream.destroy(reason);
  }

  /** Ends the connection; cuts it when the other side does not answer. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.destroyConnection(new DatabaseTimeout(CLOSE_MS)), CLOSE_MS);
    await this.end();
    clearTimeout(timer);
  }
}

/** A connection to a pooler that does not know which session has which statement. */
export class NamelessClient extends GuardedClient {
  protected override get hasNames(): boolean {
    return false;
  }
}

/** Opens a connection outside the pool. Rejects when that takes too long. */
export async function connectGuarded(
  to: string | DatabaseAddress,
  limits: PostgresLimits,
): Promise<GuardedClient> {
  const address = typeof to === "string" ? addressOf(to) : to;
  const client = new GuardedClient({ ...address, ...connectionSettings(limits) });
  await client.connect();
  return client;
}
