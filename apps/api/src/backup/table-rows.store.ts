import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** A table of the schema, as it is restored to. */
export type TableColumns = { name: string; columns: { name: string; type: string }[] };

/** Migrations write these themselves. */
const OF_MIGRATIONS = ["kysely_migration", "kysely_migration_lock", "migration_checksums"];
/** Rows in one statement. Reading them takes some milliseconds, and other work goes on between. */
const ROWS_AT_ONCE = 200;

/** Returns the tables of the schema `public` with their stored columns. */
export async function listTables(db: Kysely<Database>): Promise<TableColumns[]> {
  const { rows } = await sql<TableColumns>`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  return rows.filter(({ name }) => !OF_MIGRATIONS.includes(name));
}

/** Returns the names of the migrations that the database has. */
export async function listExecutedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Reads the rows of a table in a transaction, some at a time: each is a JSON array of the columns'
 * texts as Postgres writes them, which it reads again without loss.
 */
export async function* readRows(
  trx: Kysely<Database>,
  { name, columns }: TableColumns,
): AsyncGenerator<string[]> {
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`);
  await sql`declare backup_rows no scroll cursor for
    select json_build_array(${sql.join(texts)})::text as line from ${sql.table(name)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch forward ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(trx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(trx);
}

/** Texts of dates, intervals and bytes do not depend on the settings of the server. */
export async function setTextFormats(trx: Kysely<Database>): Promise<void> {
  await sql`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true),
    set_config('IntervalStyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`.execute(trx);
}

export type SequenceValue = { name: string; value: string; is_called: boolean };

/** Reads all sequences of the database, by name. */
export async function readSequences(db: Kysely<Database>): Promise<SequenceValue[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`.execute(db);
  return Promise.all(
    rows.map(async ({ name }) => {
      const read = await sql<Omit<SequenceValue, "name">>`
        select last_value::text as value, is_called from ${sql.table(name)}`.execute(db);
      return { name, ...(read.rows[0] as Omit<SequenceValue, "name">) };
    }),
  );
}

/** Lets a sequence go on where it was when it was read. */
export async function writeSequence(
  trx: Kysely<Database>,
  { name, value, is_called }: SequenceValue,
): Promise<void> {
  await sql`select setval(${`public.${name}`}::regclass, ${value}::bigint, ${is_called})`.execute(
    trx,
  );
}

/** Inserts lines of `readRows`, which have the values of `names` in this order. */
export async function insertRows(
  trx: Kysely<Database>,
  table: TableColumns,
  names: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = names.map((name, at) => {
    const type = typeOf.get(name);
    if (!type) throw new Error(`The table ${table.name} has no column ${name}`);
    return sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`;
  });
  await sql`insert into ${sql.table(table.name)} (${sql.join(names.map((name) => sql.ref(name)))})
    overriding system value
    select ${sql.join(values)}
    from jsonb_array_elements(${`[${lines.join(",")}]`}::text::jsonb) as line`.execute(trx);
}
