/** Runs one statement, or several without values, and returns the rows of the last. */
export type RunSql = (text: string) => Promise<Record<string, unknown>[]>;

/** Bytes of tables up to which deleting rows is faster than truncating all tables. */
const FEW_BYTES = 2_000_000;

/**
 * Returns a hash of all that a test can change besides rows: schemas, tables and whether they have
 * statistics, columns, indexes, constraints, triggers, functions, migrations.
 */
export async function describeSchema(run: RunSql): Promise<string> {
  const [found] = await run(`
    with classes as (select * from pg_class where relnamespace = 'public'::regnamespace)
    select md5(string_agg(line, ',' order by line)) as hash from (
      select concat_ws(' ', relname, relkind, reloptions, relkind = 'r' and reltuples >= 0) as line
        from classes
      union all
      select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull, atthasdef)
        from pg_attribute where attrelid in (select oid from classes)
      union all
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select concat_ws(' ', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
      union all
      select concat_ws(' ', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select concat_ws(' ', 'migration', name) from kysely_migration
      union all
      select concat_ws(' ', 'schema', nspname) from pg_namespace where nspname !~ '^pg_'
    ) as lines`);
  return String(found?.hash);
}

/** Deletes all rows except those of the migrations, and lets sequences begin again. */
export async function emptyAllTables(run: RunSql): Promise<void> {
  const tables = await run(`
    select quote_ident(relname) as name, case relkind when 'r' then pg_relation_size(oid)
      else (select sum(pg_relation_size(relid)) from pg_partition_tree(oid)) end as bytes
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname !~ 'migration'`);
  const used = tables.filter(({ bytes }) => Number(bytes) > 0);
  if (used.reduce((sum, { bytes }) => sum + Number(bytes), 0) > FEW_BYTES) {
    await run(`truncate ${tables.map(({ name }) => name).join(", ")} restart identity cascade`);
    return;
  }
  // Without foreign keys and triggers, in any order: every table that has a page is emptied.
  const deletes = used.map(({ name }) => `delete from ${name};`).join(" ");
  await run(`set session_replication_role = replica; ${deletes} reset session_replication_role;
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null`);
}
