import { type Kysely, sql } from "kysely";
import { JOBS_SCHEMA } from "../jobs-schema.ts";
import type { Database } from "../schema/database.ts";

export type DueTable = {
  /** With its schema in front, unless that is `public`. */
  name: string;
  vacuum: boolean;
  analyze: boolean;
  /** Never analyzed, and with some rows. */
  isNew: boolean;
};

/** Fewer changed rows than these need no maintenance. */
const MIN_ROWS = 50;
/** Reading this many pages (8 kB each) takes about as long as using an index. */
const FEW_PAGES = 8;

/**
 * Finds the tables that are due, by Postgres' own thresholds for autovacuum: a fifth of the rows
 * deleted, updated or inserted for `VACUUM`, a tenth changed for `ANALYZE`, and 50 rows. The
 * counters are lost with the process, so a table is also due when it is a fifth larger or smaller
 * than at the last analysis. With `all`, every table that has any page.
 */
export async function findDueTables(
  db: Kysely<Database>,
  { all }: { all: boolean },
): Promise<DueTable[]> {
  const { rows } = await sql<DueTable>`
    with tables as (
      select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name, c.reltuples < 0 as untouched, greatest(c.reltuples, 0) as tuples,
        c.relpages as pages_then,
        pg_relation_size(c.oid) / current_setting('block_size')::int as pages,
        s.n_dead_tup as dead, s.n_ins_since_vacuum as inserted, s.n_mod_since_analyze as changed
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_stat_user_tables s on s.relid = c.oid
      where c.relkind = 'r' and n.nspname in ('public', ${JOBS_SCHEMA})
    ), checked as (
      select name, pages, untouched and (pages > ${FEW_PAGES} or changed > ${MIN_ROWS}) as "isNew",
        pages > ${FEW_PAGES} and abs(pages - pages_then) > 0.2 * pages_then as resized,
        greatest(dead, inserted) > ${MIN_ROWS} + 0.2 * tuples as dirty,
        changed > ${MIN_ROWS} + 0.1 * tuples as changed
      from tables
    )
    select name, "isNew", ${all} or dirty or resized as vacuum, ${all} or changed or resized as analyze
    from checked
    where pages > 0 and (${all} or dirty or resized or changed)
    order by pages`.execute(db);
  return rows;
}
