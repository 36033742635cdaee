import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** Finds the company's last slowdown, also one that has ended. */
export function findSlowdown(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom("slowdowns")
    .select(["minutes", "until"])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
}

/** Writes the company's slowdown over the earlier one. */
export async function upsertSlowdown(
  trx: Kysely<Database>,
  slowdown: Insertable<Database["slowdowns"]>,
): Promise<void> {
  const { company_id: _company, ...values } = slowdown;
  await trx
    .insertInto("slowdowns")
    .values(slowdown)
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(values))
    .execute();
}
