import type pg from "pg";

/** Limits of the connections to a Postgres; all times in milliseconds. */
export type PostgresLimits = {
  /** The most connections that this process opens, besides the one for events. */
  connections: number;
  /** For a connection to open, or to become free. */
  connectTimeoutMs: number;
  /** After this an idle transaction is ended, and its locks are free. */
  idleTransactionTimeoutMs: number;
  /** For a lock; Postgres starts again from zero when another transaction gets the lock first. */
  lockTimeoutMs: number;
  /** For a statement, including its waits for locks. */
  statementTimeoutMs: number;
};

/**
 * How a Postgres is reached beside its URL, where a pooler is before it that gives a session to another
 * client after each transaction (PgBouncer).
 */
export type PoolerAccess = {
  /** Leads to the Postgres itself: for listening, locks, migrations and long work. */
  directUrl: string;
  /** Whether the pooler knows statements by name. */
  preparedStatements: boolean;
};

/**
 * Each is longer than the one before: a frozen process's transaction ends before those who wait for
 * its locks give up, and these get the server's error before their own limit.
 */
export const defaultPostgresLimits: PostgresLimits = {
  connections: 20,
  connectTimeoutMs: 5_000,
  idleTransactionTimeoutMs: 3_000,
  lockTimeoutMs: 4_000,
  statementTimeoutMs: 5_000,
};

/** Returns the settings of each connection, in the driver's names. */
export function sessionSettings(limits: PostgresLimits): pg.ClientConfig {
  return {
    ...connectionSettings(limits),
    idle_in_transaction_session_timeout: limits.idleTransactionTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
  };
}

/** Returns the same without limits for the statements. */
export function connectionSettings({ connectTimeoutMs }: PostgresLimits): pg.ClientConfig {
  return {
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // Detects a dead machine also on idle connections.
    keepAliveInitialDelayMillis: 10_000,
  };
}
