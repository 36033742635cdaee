import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** The transactions that had ended when rows were read, and the one that then put rows back; "" for none. */
type Moment = { snapshot: string; writer: string };

/** A table as it was: how many rows, its columns that are not computed, and its rows as JSON. */
type KeptTable = { name: string; columns: string; count: number; rows: string };

/**
 * Keeps all rows of a database and returns a function that puts them back. Only tables that have changed
 * since are written, so that this takes a tenth of the time in which their rows were made. A write of
 * another connection meanwhile is undone by the next call. Sequences go on, and the schema has to stay. A
 * column with the JSON value null comes back as SQL's NULL.
 */
export async function keepRows(db: Kysely<Database>): Promise<() => Promise<void>> {
  const { tables, snapshot } = await readTables(db);
  let since: Moment = { snapshot, writer: "" };
  return async () => {
    const { changed, snapshot } = await findChanged(db, tables, since);
    if (changed.length > 0) since = { snapshot, writer: await restore(db, changed) };
  };
}

async function readTables(
  db: Kysely<Database>,
): Promise<{ tables: KeptTable[]; snapshot: string }> {
  const { rows: found } = await sql<{ name: string; columns: string }>`
    select quote_ident(relname) as name, (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname !~ 'migration'`.execute(db);
  const parts = found.map(
    ({ name }, index) => `select ${index} as index, count(*)::int as count,
      coalesce(json_agg(t), '[]')::text as rows, pg_current_snapshot()::text as snapshot from ${name} t`,
  );
  const { rows } = await sql
    .raw<{ index: number; count: number; rows: string; snapshot: string }>(
      parts.join(" union all "),
    )
    .execute(db);
  const tables = rows.flatMap(({ index, count, rows }) => {
    const table = found[index];
    return table ? [{ ...table, count, rows }] : [];
  });
  return { tables, snapshot: rows[0]?.snapshot ?? "" };
}

/**
 * Returns the tables whose number of rows is another, or that have a row of a transaction that `since` does
 * not know, and the state of the transactions that this statement sees.
 */
async function findChanged(
  db: Kysely<Database>,
  tables: KeptTable[],
  since: Moment,
): Promise<{ changed: KeptTable[]; snapshot: string }> {
  const parts = tables.map(
    ({ name, count }, index) => `select ${index} as index from ${name}, since
      having count(*) <> ${count} or bool_or(xmin::text <> since.writer
        and not pg_visible_in_snapshot(xmin::text::xid8, since.snapshot))`,
  );
  const { rows } = await sql<{ index: number | null; snapshot: string }>`
    with since as (select ${since.snapshot}::pg_snapshot as snapshot, ${since.writer}::text as writer),
      changed as (${sql.raw(parts.join(" union all "))})
    select index, pg_current_snapshot()::text as snapshot from (select 1) one left join changed on true
  `.execute(db);
  const changed = rows.flatMap(({ index }) => (index === null ? [] : (tables[index] ?? [])));
  return { changed, snapshot: rows[0]?.snapshot ?? since.snapshot };
}

/** Writes the tables and returns the id of the transaction. */
async function restore(db: Kysely<Database>, tables: KeptTable[]): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await sql.raw(restoreStatement(tables)).execute(trx);
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(
      trx,
    );
    return rows[0]?.id ?? "";
  });
}

/** Without foreign keys and triggers, so that the tables can be written in any order. */
function restoreStatement(tables: KeptTable[]): string {
  const writes = tables.map(({ name, columns, count, rows }) => {
    const insert = `insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${quoteLiteral(rows)});`;
    return `delete from ${name}; ${count > 0 ? insert : ""}`;
  });
  const body = `begin
    perform set_config('session_replication_role', 'replica', true);
    ${writes.join("\n")}
  end`;
  return `do ${quoteLiteral(body)}`;
}

function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
