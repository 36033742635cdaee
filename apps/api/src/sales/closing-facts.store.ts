import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

export type ClosingFacts = {
  first_number: number | null;
  last_number: number | null;
  /** Orders that are neither handed over nor cancelled. */
  open_orders: number;
};

/** Returns facts about the orders that were placed from an instant until before another. */
export async function findClosingFacts(
  db: Kysely<Database>,
  companyId: string,
  [from, to]: readonly [Date, Date],
): Promise<ClosingFacts> {
  return db
    .selectFrom("orders")
    .select((eb) => [
      eb.fn.min("public_id").as("first_number"),
      eb.fn.max("public_id").as("last_number"),
      sql<number>`count(*) filter
        (where status not in ('DELIVERED', 'FINALIZED', 'CANCELLED'))`.as("open_orders"),
    ])
    .where("company_id", "=", companyId)
    .where("placed_at", ">=", from)
    .where("placed_at", "<", to)
    .executeTakeFirstOrThrow();
}
