import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/**
 * Runs `load` without foreign keys and triggers, so that tables can be filled in any order; then
 * brings them back. The foreign keys check all rows again.
 */
export async function withoutConstraints(
  trx: Kysely<Database>,
  load: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`.execute(trx);
  const { rows: tables } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as table from pg_trigger
    join pg_class c on c.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`.execute(trx);
  for (const { table, name } of keys)
    await run(trx, `alter table ${table} drop constraint "${name}"`);
  for (const { table } of tables) await run(trx, `alter table ${table} disable trigger user`);
  await load();
  for (const { table } of tables) await run(trx, `alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await run(trx, `alter table ${table} add constraint "${name}" ${definition}`);
}

/** Returns the names of the tables of the schema `public`, those of the migrations too. */
export async function listAllTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** Drops the tables, the functions of their triggers, and the jobs that wait. */
export async function dropTables(
  trx: Kysely<Database>,
  names: readonly string[],
  jobsSchema: string,
): Promise<void> {
  const { rows: functions } = await sql<{ name: string }>`
    select distinct tgfoid::regprocedure::text as name from pg_trigger
    join pg_class c on c.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
      and relname in (${sql.join(names)})`.execute(trx);
  for (const name of names) await sql`drop table ${sql.table(name)} cascade`.execute(trx);
  for (const { name } of functions) await run(trx, `drop function ${name}`);
  const jobs = `${jobsSchema}.job`;
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${jobs}) is not null as found`.execute(trx);
  if (rows[0]?.found) await sql`delete from ${sql.table(jobs)}`.execute(trx);
}

/** Empties tables that the migrations have filled. */
export async function emptyTables(trx: Kysely<Database>, names: readonly string[]): Promise<void> {
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(trx);
}

const run = (trx: Kysely<Database>, text: string) => sql.raw(text).execute(trx);
