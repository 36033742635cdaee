import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { addressOf, type DatabaseAddress } from "../hosts/database-address.ts";
import { currentDatabaseUse, type DatabaseUse } from "../use/database-use.ts";
import { ConnectionShares } from "./connection-shares.ts";
import { DatabaseTimeout, isConnectionLost } from "./database-failures.ts";
import { GuardedClient, NamelessClient } from "./guarded-client.ts";
import { PooledConnection } from "./pooled-connection.ts";
import {
  connectionSettings,
  type PoolerAccess,
  type PostgresLimits,
  sessionSettings,
} from "./postgres-limits.ts";

/** Connections that are not shared among companies: for page cache checks, health, and events. */
const RESERVED = 2;
const MAX_WAITING = 200;
const MAX_WAIT_MS = 8_000;
/** Added to the server's own limit of a statement: after that the server does not answer at all. */
const EXTRA_ANSWER_MS = 2_000;
/** A new connection has prepared no statement yet (decision 54). */
const IDLE_MS = MINUTE_MS;
/** Maintenance has no limits on the server. */
const WITHOUT_LIMITS = `select ${[
  "statement_timeout",
  "lock_timeout",
  "idle_in_transaction_session_timeout",
]
  .map((name) => `set_config('${name}', '0', false)`)
  .join(", ")}`;

/** The connections of a pool now: open, open but idle, and the requests that wait for one. */
export type PoolUse = { open: number; idle: number; waiting: number };

/**
 * Connections to a Postgres, for Kysely. Each statement must be answered in time
 * (`DatabaseTimeout`). After one was not, idle connections without an answer since then are closed
 * too: they probably failed together. Requests of companies share the connections fairly
 * (`DatabaseUse`, `ConnectionShares`).
 */
export class GuardedPool implements PostgresPool {
  readonly options: pg.PoolConfig & DatabaseAddress;
  readonly #pool: pg.Pool;
  readonly #shares: ConnectionShares;
  readonly #answerMs: number;
  #silentSince = Number.NEGATIVE_INFINITY;

  /** With a pooler, sessions are those of others too: it has their limits (docs/scaling.md). */
  constructor(
    to: string | DatabaseAddress,
    limits: PostgresLimits,
    pooler: PoolerAccess | null = null,
  ) {
    this.options = {
      ...(typeof to === "string" ? addressOf(to) : to),
      max: limits.connections,
      idleTimeoutMillis: IDLE_MS,
      // For statements that are sent ahead.
      pipeline: true,
      ...(pooler ? connectionSettings(limits) : sessionSettings(limits)),
      Client: pooler && !pooler.preparedStatements ? NamelessClient : GuardedClient,
    };
    this.#pool = new pg.Pool(this.options);
    // The pool itself removes an idle connection that breaks.
    this.#pool.on("error", () => undefined);
    this.#answerMs = limits.statementTimeoutMs + EXTRA_ANSWER_MS;
    this.#shares = new ConnectionShares({
      connections: Math.max(1, limits.connections - RESERVED),
      maxWaiting: MAX_WAITING,
      maxWaitMs: MAX_WAIT_MS,
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    const use = currentDatabaseUse();
    const releaseShare =
      use.companyId === undefined ? null : await this.#shares.acquire(use.companyId);
    try {
      const client = await this.#trusted();
      if (use.isMaintenance) await this.#liftLimits(client);
      return this.#lend(client, use, releaseShare);
    } catch (error) {
      releaseShare?.();
      throw error;
    }
  }

  /** Runs one statement outside any transaction. */
  async run(sql: string, parameters: readonly unknown[]): Promise<void> {
    const client = await this.connect();
    try {
      await client.query(sql, parameters);
    } finally {
      client.release();
    }
  }

  /**
   * Runs one statement with parameters, or several without, and returns the rows of all of them. A
   * connection on which one failed is closed, because it may be inside a transaction.
   */
  async runScript(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[] }> {
    const client = await this.connect();
    try {
      const result: unknown = await client.query(sql, parameters);
      client.release();
      return { rows: [result].flat().flatMap((each) => (each as pg.QueryResult).rows) };
    } catch (error) {
      (client as PooledConnection).release(true);
      throw error;
    }
  }

  use(): PoolUse {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    const waiting = waitingCount + this.#shares.waiting;
    return { open: totalCount, idle: idleCount, waiting };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #liftLimits(client: PooledClient): Promise<void> {
    try {
      await client.run(WITHOUT_LIMITS, [], this.#answerMs);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async #trusted(): Promise<PooledClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (!isGuarded(client)) throw new Error("The pool has made a connection of another kind");
      if (client.answeredAt >= this.#silentSince) return client;
      client.destroyConnection(new DatabaseTimeout(this.#answerMs));
      client.release(true);
    }
  }

  #lend(
    client: PooledClient,
    { isMaintenance = false, answerWithinMs = this.#answerMs }: DatabaseUse,
    releaseShare: (() => void) | null,
  ): PostgresPoolClient {
    const ms = isMaintenance ? null : answerWithinMs;
    let isBroken = false;
    const runStatement = async (sql: string, parameters: readonly unknown[]) => {
      const startedAt = performance.now();
      try {
        return await client.run(sql, parameters, ms);
      } catch (error) {
        isBroken ||= isConnectionLost(error as Error);
        if (error instanceof DatabaseTimeout) {
          this.#silentSince = Math.max(this.#silentSince, startedAt);
        }
        throw error;
      }
    };
    return new PooledConnection(runStatement, (destroy) => {
      // The settings of maintenance must not outlive it.
      client.release(destroy || isBroken || isMaintenance);
      releaseShare?.();
    });
  }
}

type PooledClient = GuardedClient & pg.PoolClient;

function isGuarded(client: pg.PoolClient): client is PooledClient {
  return client instanceof GuardedClient;
}
