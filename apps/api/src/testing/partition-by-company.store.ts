import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** The schema of the partitions, out of the way of what lists tables. */
export const PARTITIONS_SCHEMA = "partitions";

/** Where a Postgres that is spread over several machines by company has the rows of a table. */
export type Placement =
  /** A company's rows are together, in one part of the table. */
  | "company"
  /**
   * Whole: a key without the company must be unique among all of them, and finds the company: a host, a
   * token.
   */
  | "directory"
  /** Whole: the rows belong to no company, such as the accounts of staff. */
  | "installation";

/** Returns the placement of each table, from the catalog: a new table needs no line here. */
export async function placementOfTables(db: Kysely<Database>): Promise<Map<string, Placement>> {
  const { rows } = await sql<{ name: string; placement: Placement }>`
    select c.relname as name, case
      when a.attnum is null then 'installation'
      when exists (select from pg_index where indrelid = c.oid and indisunique
        and not a.attnum = any(indkey)) then 'directory'
      else 'company' end as placement
    from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`.execute(db);
  return new Map(rows.map(({ name, placement }) => [name, placement]));
}

type Key = { on: string; to: string | null; name: string; definition: string };

/**
 * Replaces each table of companies by one with the same name that is partitioned by a hash of `company_id`,
 * with its rows, columns, identity, checks, keys, indexes, triggers and references. Each has this many
 * `partitions`. Takes what there is from the catalog; a table that is partitioned already stays.
 */
export async function partitionByCompany(db: Kysely<Database>, partitions = 4): Promise<void> {
  const placements = await placementOfTables(db);
  await db.transaction().execute(async (trx) => {
    const { rows: plain } = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(trx);
    const tables = plain
      .map(({ name }) => name)
      .filter((name) => placements.get(name) === "company");
    if (tables.length === 0) return;
    const run = (statement: string) => sql.raw(statement).execute(trx);
    const references = (await readKeys(trx, ["f"])).filter(
      ({ on, to }) => tables.includes(on) || tables.includes(to ?? ""),
    );
    const keys = await readKeys(trx, ["p", "u"]);
    const { indexes, triggers } = await readIndexesAndTriggers(trx, tables);
    const statementOf = ({ on, name, definition }: Key) =>
      `alter table "${on}" add constraint "${name}" ${definition}`;

    for (const { on, name } of references)
      await run(`alter table "${on}" drop constraint "${name}"`);
    await run(`create schema whole; create schema if not exists ${PARTITIONS_SCHEMA}`);
    for (const table of tables) await replaceTable(trx, table, partitions);
    for (const key of keys.filter(({ on }) => tables.includes(on))) await run(statementOf(key));
    for (const index of indexes) await run(index);
    for (const reference of references) await run(statementOf(reference));
    for (const trigger of triggers) await run(trigger);
    await run("drop schema whole cascade");
  });
}

/** Returns the constraints of some types, as `pg_constraint` names them. */
async function readKeys(db: Kysely<Database>, types: readonly string[]): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select k.relname as "on", r.relname as "to", conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class k on k.oid = conrelid left join pg_class r on r.oid = confrelid
    where connamespace = 'public'::regnamespace and conparentid = 0 and contype in (${sql.join(types)})
    order by c.oid`.execute(db);
  return rows;
}

/** Returns the statements that create the tables' indexes, without those of keys, and their triggers. */
async function readIndexesAndTriggers(db: Kysely<Database>, tables: readonly string[]) {
  const { rows: indexes } = await sql<{ statement: string }>`
    select pg_get_indexdef(indexrelid) as statement from pg_index i join pg_class t on t.oid = indrelid
    where t.relnamespace = 'public'::regnamespace and t.relname = any(${tables})
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by indexrelid`.execute(db);
  const { rows: triggers } = await sql<{ statement: string }>`
    select pg_get_triggerdef(g.oid) as statement from pg_trigger g join pg_class t on t.oid = tgrelid
    where t.relnamespace = 'public'::regnamespace and t.relname = any(${tables}) and not tgisinternal
    order by g.oid`.execute(db);
  const statements = (rows: { statement: string }[]) => rows.map(({ statement }) => statement);
  return { indexes: statements(indexes), triggers: statements(triggers) };
}

/** Moves a table to the schema `whole`, creates the partitioned one and copies the rows. */
async function replaceTable(
  db: Kysely<Database>,
  table: string,
  partitions: number,
): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table "${table}" set schema whole`);
  await run(`create table "${table}" (like whole."${table}" including all excluding indexes)
    partition by hash (company_id)`);
  for (let part = 0; part < partitions; part += 1)
    await run(`create table ${PARTITIONS_SCHEMA}."${table}_${part}" partition of "${table}"
      for values with (modulus ${partitions}, remainder ${part})`);
  const { rows } = await sql<{ name: string; identity: boolean; generated: boolean }>`
    select quote_ident(attname) as name, attidentity <> '' as identity, attgenerated <> '' as generated
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(
    db,
  );
  const stored = rows.filter(({ generated }) => !generated).map(({ name }) => name);
  await run(`insert into "${table}" (${stored}) overriding system value
    select ${stored} from whole."${table}"`);
  for (const { name } of rows.filter(({ identity }) => identity))
    await run(`select setval(pg_get_serial_sequence('"${table}"', '${name}'),
      (select coalesce(max(${name}), 0) + 1 from "${table}"), false)`);
}
