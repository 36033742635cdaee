import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/**
 * Copies a company with its menu and settings this many times, as `copy-1` at `copy-1.localhost` and so on.
 * References must not be checked meanwhile, as in `fillFast`.
 */
export async function addManyCompanies(
  db: Kysely<Database>,
  companyId: string,
  count: number,
): Promise<void> {
  for (const { table, columns } of await findCompanyTables(db)) {
    const values = columns.map((column) => {
      if (column === "company_id") return sql`'copy-' || i`;
      return table === "hosts" && column === "host"
        ? sql`'copy-' || i || '.localhost'`
        : sql.ref(column);
    });
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from ${sql.table(table)}, generate_series(1, ${count}::int) i
      where company_id = ${companyId}`.execute(db);
  }
}

/** The tables with rows of companies, and the columns that are written. */
async function findCompanyTables(db: Kysely<Database>) {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
    group by table_name having bool_or(column_name = 'company_id')`.execute(db);
  return rows;
}
