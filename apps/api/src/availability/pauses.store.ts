import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** Writes the pause of an order type over the earlier one. */
export async function upsertPause(
  trx: Kysely<Database>,
  pause: Insertable<Database["service_pauses"]>,
): Promise<void> {
  const { company_id: _company, service_type: _type, ...values } = pause;
  await trx
    .insertInto("service_pauses")
    .values(pause)
    .onConflict((conflict) => conflict.columns(["company_id", "service_type"]).doUpdateSet(values))
    .execute();
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
