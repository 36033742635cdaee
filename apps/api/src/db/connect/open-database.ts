import type { PostgresLimits } from "../postgres/postgres-limits.ts";
import type { OpenDatabase } from "./database-handle.ts";
import { type EmbeddedOptions, openEmbeddedDatabase } from "./open-embedded-database.ts";
import { openPostgres, type PostgresOptions } from "./open-postgres.ts";

export type DatabaseOptions = EmbeddedOptions &
  PostgresOptions & {
    /** The URL of a Postgres; null opens the embedded database in `dataDir`. */
    databaseUrl: string | null;
    /** Limits of the connections to a Postgres; the defaults when absent. */
    postgresLimits?: PostgresLimits;
  };

/**
 * Opens the database of the configuration. Throws `DataDirLocked` when another process holds the
 * folder, and `DatabaseRefused` when the folder holds something else.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, postgresLimits } = options;
  return databaseUrl
    ? openPostgres(databaseUrl, postgresLimits, options)
    : openEmbeddedDatabase(options);
}
