import type { Kysely } from "kysely";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Database } from "../db/schema/database.ts";

const lock = compiledQuery(
  (trx, values: { companyId: string; orderId: string }) =>
    trx
      .with("locked", (query) =>
        query
          .selectFrom("orders")
          .select("id")
          .where("company_id", "=", values.companyId)
          .where("id", "=", values.orderId)
          .forNoKeyUpdate(),
      )
      .selectFrom("companies")
      .select("company_id")
      .where("company_id", "=", values.companyId)
      .where((eb) => eb.exists(eb.selectFrom("locked").select("locked.id")))
      .forNoKeyUpdate(),
  { isAhead: true },
);

/**
 * Locks the order, and after it its company, until the transaction ends: meanwhile no import changes the
 * menu, and no other order of the company is placed or released, or changes stock and counters. On a
 * Postgres the next statement waits for the locks, and fails if they cannot be taken.
 */
export async function lockOrderAndCompany(
  trx: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<void> {
  await lock(trx, { companyId, orderId });
}
