import { isDatabaseUrl } from "@comanda/api/db/hosts/host-urls";
import {
  defaultPostgresLimits,
  type PostgresLimits,
} from "@comanda/api/db/postgres/postgres-limits";
import * as v from "valibot";
import { boundedNumber } from "./bounded-number.ts";

/** Two minutes, in milliseconds: longer than any visitor waits. */
const MAX_TIMEOUT_MS = 120_000;
const usual = defaultPostgresLimits;

export const postgresUrlSchema = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//u, "must begin with postgres://"),
  v.check(
    isDatabaseUrl,
    "must name several hosts as host:port,host:port, with target_session_attrs=read-write or none",
  ),
);

/** Limits for connections to a Postgres (decision 33). */
export const databaseSchemas = {
  DATABASE_DIRECT_URL: v.optional(postgresUrlSchema),
  DATABASE_STANDBY_URL: v.optional(postgresUrlSchema),
  DATABASE_PREPARED: v.optional(v.picklist(["on", "off"], "must be on or off"), "off"),
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

/** Null when `DATABASE_URL` leads to the Postgres itself. */
export function poolerFrom({ DATABASE_DIRECT_URL, DATABASE_PREPARED }: Variables) {
  if (DATABASE_DIRECT_URL === undefined) return null;
  return { directUrl: DATABASE_DIRECT_URL, preparedStatements: DATABASE_PREPARED === "on" };
}

/** Reads the URL of the Postgres that pages may read from; null for none. */
export const standbyUrlFrom = ({ DATABASE_STANDBY_URL }: Variables) => DATABASE_STANDBY_URL ?? null;

/** What is missing, one text per variable. */
export function databaseConfigErrors(env: Variables & { DATABASE_URL?: string | undefined }) {
  if (env.DATABASE_URL !== undefined) return [];
  return [
    ...(env.DATABASE_DIRECT_URL
      ? ["DATABASE_URL is missing: DATABASE_DIRECT_URL is for a pooler at it"]
      : []),
    ...(env.DATABASE_STANDBY_URL
      ? ["DATABASE_URL is missing: DATABASE_STANDBY_URL is for a standby of it"]
      : []),
  ];
}

/** Reads how many connections there are, and how long each may wait; times are milliseconds. */
export function postgresLimitsFrom(env: Variables): PostgresLimits {
  return {
    connections: env.DATABASE_CONNECTIONS,
    connectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT_MS,
    idleTransactionTimeoutMs: env.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    lockTimeoutMs: env.DATABASE_LOCK_TIMEOUT_MS,
    statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  };
}
