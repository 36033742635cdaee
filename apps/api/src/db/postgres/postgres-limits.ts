import type pg from "pg";

/** Bounds of the connections to a Postgres; all times in milliseconds. */
export type PostgresLimits = {
  /** How many connections this process opens at most, besides the one that hears events. */
  connections: number;
  /** For a connection to be made, or to become free. */
  connectTimeoutMs: number;
  /** After which a transaction that does nothing is ended, and what it locks is free. */
  idleTransactionTimeoutMs: number;
  /** For another's lock; Postgres begins to count again whenever the lock passes to a third. */
  lockTimeoutMs: number;
  /** For a statement, all its waiting for locks included. */
  statementTimeoutMs: number;
};

/**
 * Each is longer than the one before: a process that froze within a transaction is ended before those
 * who wait for its locks give up, and they hear from the server before they stop listening.
 */
export const defaultPostgresLimits: PostgresLimits = {
  connections: 20,
  connectTimeoutMs: 5_000,
  idleTransactionTimeoutMs: 3_000,
  lockTimeoutMs: 4_000,
  statementTimeoutMs: 5_000,
};

/** What each connection is opened with, in the driver's names. */
export function sessionSettings(limits: PostgresLimits): pg.ClientConfig {
  return {
    ...connectionSettings(limits),
    idle_in_transaction_session_timeout: limits.idleTransactionTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
  };
}

/** The same without limits of what runs on it. */
export function connectionSettings({ connectTimeoutMs }: PostgresLimits): pg.ClientConfig {
  return {
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // A machine that is gone is noticed also where nothing is asked of it.
    keepAliveInitialDelayMillis: 10_000,
  };
}
