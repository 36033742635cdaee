import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

/**
 * Emptied databases of tests that have ended. The modules, and with them this list, are loaded once
 * per worker.
 */
const idle: PGlite[] = [];

/**
 * Opens an embedded database in memory with the content of the image at `imagePath`. Closing it only
 * empties it and keeps it for the worker's next test, which takes a tenth of the time of a new copy.
 * If a test has changed the schema, the database is really closed.
 */
export async function openReusedPglite(imagePath: string): Promise<PGlite> {
  const pglite = idle.pop() ?? new PGlite({ loadDataDir: await openAsBlob(imagePath) });
  const schema = await describeSchema(pglite);
  pglite.close = async () => {
    Reflect.deleteProperty(pglite, "close");
    if (await restore(pglite, schema)) idle.push(pglite);
    else await pglite.close();
  };
  return pglite;
}

/** Deletes all rows and session settings. Returns false when the schema has changed or this fails. */
async function restore(pglite: PGlite, schema: string): Promise<boolean> {
  try {
    await pglite.exec("rollback");
    if ((await describeSchema(pglite)) !== schema) return false;
    await pglite.exec(`truncate ${await listTables(pglite)} restart identity cascade`);
    await pglite.exec("discard all");
    return true;
  } catch {
    return false;
  }
}

/** Returns all tables except those of the migrations, whose rows belong to the image. */
async function listTables(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ names: string }>(`
    select string_agg(quote_ident(tablename), ', ') as names from pg_tables
    where schemaname = 'public' and tablename !~ 'migration'`);
  return rows[0]?.names ?? "";
}

/**
 * Returns a hash of all that a test can change besides rows: schemas, tables and whether they have
 * statistics, columns, indexes, constraints, triggers, functions, migrations.
 */
async function describeSchema(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ hash: string }>(`
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
      select concat_ws(' ', 'schema', nspname) from pg_namespace where nspname !~ '^pg_temp'
    ) as lines`);
  return rows[0]?.hash ?? "";
}
