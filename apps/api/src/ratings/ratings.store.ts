import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { ListRange } from "../shared/list-range.ts";

export type RatingRow = Selectable<Database["order_ratings"]>;

/**
 * Returns the stored rating; undefined when the order already has one, also from a simultaneous
 * request.
 */
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

/** Finds the rating of an order. */
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

type NumberedRatingRow = RatingRow & { public_id: number };

/** Finds the latest ratings of a company, the newest first, each with the number of its order. */
export function findRatings(
  db: Kysely<Database>,
  companyId: string,
  { limit, offset }: ListRange,
): Promise<NumberedRatingRow[]> {
  return selectNumberedRatings(db, companyId).limit(limit).offset(offset).execute();
}

/** Finds the latest ratings by some clients, the newest first, each with the number of its order. */
export function findRatingsOfClients(
  db: Kysely<Database>,
  companyId: string,
  clientIds: readonly string[],
  limit: number,
): Promise<NumberedRatingRow[]> {
  return selectNumberedRatings(db, companyId)
    .where("orders.client_id", "in", clientIds)
    .limit(limit)
    .execute();
}

function selectNumberedRatings(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom("order_ratings")
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.company_id", "=", "order_ratings.company_id")
        .onRef("orders.id", "=", "order_ratings.order_id"),
    )
    .selectAll("order_ratings")
    .select("orders.public_id")
    .where("order_ratings.company_id", "=", companyId)
    .orderBy("order_ratings.created_at", "desc")
    .orderBy("orders.public_id", "desc");
}
