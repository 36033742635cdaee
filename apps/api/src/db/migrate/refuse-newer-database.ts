import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { DatabaseRefused } from "../database-refused.ts";
import type { Database } from "../schema/database.ts";

/**
 * Throws `DatabaseRefused` when the database has a migration that is not among these, as after a return to an
 * earlier version.
 */
export async function refuseNewerDatabase(
  db: Kysely<Database>,
  migrations: Record<string, Migration>,
): Promise<void> {
  if (!(await tableExists(db, "kysely_migration"))) return;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !migrations[name]);
  if (unknown.length === 0) return;
  throw new DatabaseRefused(
    `The database was made by a newer Comanda: it has the migration ${unknown.join(", ")}, which this version does not know. Start that version, or restore a backup from before it.`,
  );
}

/** Returns whether the database has a table of this name. */
export async function tableExists(db: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${table}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}
