import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema.ts";

export type RatingRow = Selectable<Database["order_ratings"]>;

/** The rating as stored; undefined when the order has one already, also by somebody at this moment. */
export function insertRating(
  db: Kysely<Database>,
  row: Insertable<Database["order_ratings"]>,
): Promise<RatingRow | undefined> {
  return db
    .insertInto("order_ratings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["company_id", "order_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findRating(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<RatingRow | undefined> {
  return db
    .selectFrom("order_ratings")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}
