import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** Returns all rows of a company as text, by their tables. */
export async function readCompanyRows(
  db: Kysely<Database>,
  companyId: string,
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'company_id' order by table_name
  `.execute(db);
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows: found } = await sql<{ line: string }>`
      select t::text as line from ${sql.table(name)} t where company_id = ${companyId} order by 1
    `.execute(db);
    rows[name] = found.map(({ line }) => line).join("\n");
  }
  return rows;
}
