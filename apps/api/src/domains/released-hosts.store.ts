import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** Notes that a name was taken from a company because no DNS had proven it. */
export async function insertReleasedHost(
  trx: Transaction<Database>,
  companyId: string,
  host: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("released_hosts")
    .values({ company_id: companyId, host, released_at: now })
    .onConflict((conflict) =>
      conflict.columns(["company_id", "host"]).doUpdateSet({ released_at: now }),
    )
    .execute();
}

/** Returns which of the names were once taken from the company because no DNS had proven them. */
export async function findReleasedHosts(
  db: Kysely<Database>,
  companyId: string,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom("released_hosts")
    .select("host")
    .where("company_id", "=", companyId)
    .where("host", "=", sql<string>`any(${names}::text[])`)
    .execute();
  return new Set(rows.map(({ host }) => host));
}
