import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { OrderChangeRow } from "./staff-orders.store.ts";

/** Returns the member's change that gave an order a revision; undefined for another change. */
export function findOrderChange(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
  revision: number,
): Promise<OrderChangeRow | undefined> {
  return db
    .selectFrom("order_changes")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .where("revision", "=", revision)
    .executeTakeFirst();
}

/** Adds an event to the history of an order: what changed, who changed it and when. */
export async function insertOrderChange(
  trx: Kysely<Database>,
  change: Insertable<Database["order_changes"]>,
): Promise<void> {
  await trx.insertInto("order_changes").values(change).execute();
}

/**
 * Removes the last event of an order whose step is taken back: its history shows the way that it
 * went. The audit log keeps both. The caller has locked the order.
 */
export async function removeLastEvent(
  trx: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<void> {
  await trx
    .deleteFrom("order_events")
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .where("position", "=", (eb) =>
      eb
        .selectFrom("order_events")
        .select((last) => last.fn.max("position").as("position"))
        .where("company_id", "=", companyId)
        .where("order_id", "=", orderId),
    )
    .execute();
}
