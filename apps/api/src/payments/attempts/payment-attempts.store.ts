import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";

/** Payment attempts with the short numbers of their orders, newest first. */
export function findPaymentAttempts(
  db: Kysely<Database>,
  companyId: string,
  { suspect, limit, offset = 0 }: { suspect: boolean; limit: number; offset?: number },
) {
  return db
    .selectFrom("company_payments as p")
    .innerJoin("orders as o", (join) =>
      join.onRef("o.company_id", "=", "p.company_id").onRef("o.id", "=", "p.order_id"),
    )
    .selectAll("p")
    .select(["o.public_id", "o.currency as order_currency"])
    .where("p.company_id", "=", companyId)
    .$if(suspect, (query) => query.where("p.suspect", "=", true))
    .orderBy("p.created_at", "desc")
    .orderBy("p.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
