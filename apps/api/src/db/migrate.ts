import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as core from "./migrations/0001-core.ts";
import type { Database } from "./schema.ts";

/** In order; one that has been released is never changed. */
const migrations: Record<string, Migration> = { "0001-core": core };

/** Brings the database to the present schema. Processes that start at once wait for each other. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
