import {
  defaultPostgresLimits,
  type PostgresLimits,
} from "@comanda/api/db/postgres/postgres-limits";
import * as v from "valibot";
import { boundedNumber } from "./bounded-number.ts";

/** Two minutes, in milliseconds: longer than any visitor waits. */
const MAX_TIMEOUT_MS = 120_000;
const usual = defaultPostgresLimits;

/** Limits for connections to a Postgres (decision 33). */
export const databaseSchemas = {
  DATABASE_CONNECTIONS: boundedNumber(1, 1_000, usual.connections),
  DATABASE_CONNECT_TIMEOUT_MS: boundedNumber(100, MAX_TIMEOUT_MS, usual.connectTimeoutMs),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: boundedNumber(
    100,
    MAX_TIMEOUT_MS,
    usual.idleTransactionTimeoutMs,
  ),
  DATABASE_LOCK_TIMEOUT_MS: boundedNumber(100, MAX_TIMEOUT_MS, usual.lockTimeoutMs),
  DATABASE_STATEMENT_TIMEOUT_MS: boundedNumber(100, MAX_TIMEOUT_MS, usual.statementTimeoutMs),
};

const Variables = v.object(databaseSchemas);
type Variables = v.InferOutput<typeof Variables>;

export function postgresLimitsFrom(env: Variables): PostgresLimits {
  return {
    connections: env.DATABASE_CONNECTIONS,
    connectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT_MS,
    idleTransactionTimeoutMs: env.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    lockTimeoutMs: env.DATABASE_LOCK_TIMEOUT_MS,
    statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  };
}
