import { readFileSync } from "node:fs";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { createTestDatabase } from "../../testing/test-database.ts";
import { migrations } from "../migrate/all-migrations.ts";
import type { Database } from "../schema/database.ts";

/** Returns an earlier form of a migration, from the SQL in `testing/earlier/<name>.sql`. */
export function earlier(name: string): Migration {
  const file = path.join(import.meta.dirname, "earlier", `${name}.sql`);
  const statements = readFileSync(file, "utf8").split(/;\n/u).filter(Boolean);
  return {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/**
 * Columns, indexes, constraints and triggers, in an order that does not depend on when they were added.
 * Those of partitions are left out: a partitioned table has the shape of a plain one.
 */
export async function shapeOf(db: Kysely<Database>) {
  const { rows } = await sql<{ shape: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default,
        identity_generation, generation_expression) as shape
      from information_schema.columns where table_schema = 'public'
    union all select replace(indexdef, ' ON ONLY ', ' ON ') from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and conparentid = 0
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgparentid = 0
    order by shape`.execute(db);
  return rows.map(({ shape }) => shape);
}

/** Returns a database on which these forms of the migrations have run. */
export async function databaseOf(forms: Record<string, Migration>): Promise<Kysely<Database>> {
  const db = await createTestDatabase(null);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => forms },
  }).migrateToLatest();
  if (error) throw error;
  return db;
}

const { "0001-core": first, "0005-payments": fifth, ...others } = migrations;

export const core = first as Migration;
export const payments = fifth as Migration;

/** The migrations between those two. */
export const between = Object.fromEntries(
  Object.entries(others).filter(([name]) => name < "0005-payments"),
);
