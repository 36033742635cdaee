import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "../schema/database.ts";
import { migrations } from "./all-migrations.ts";
import { recordChecksums, refuseChangedMigrations } from "./migration-checksums.ts";
import { refuseNewerDatabase } from "./refuse-newer-database.ts";

/**
 * Brings the database to the current schema, or to the one after the migration `upTo`. Processes
 * that start at once wait for each other. Throws `DatabaseRefused` when other migrations created
 * the database (decision 34).
 */
export async function migrate(
  db: Kysely<Database>,
  upTo?: string,
  allMigrations = migrations,
): Promise<void> {
  await refuseNewerDatabase(db, allMigrations);
  await refuseChangedMigrations(db, allMigrations);
  const provider = { getMigrations: async () => recordChecksums(allMigrations) };
  const migrator = new Migrator({ db, provider });
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}
