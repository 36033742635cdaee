import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** What an exported order is made of; nothing in it names a person. */
const COLUMNS = [
  "public_id",
  "placed_at",
  "status",
  "service_type",
  "order_title",
  "table_zone",
  "assigned_payment",
  "utm_source",
  "currency",
  "combos_price",
  "discounts_amount",
  "delivery_price",
  "service_fee",
  "tip",
  "payment_fee",
  "amount_due",
  "refunded",
] as const;

export type ExportedOrderRow = Awaited<ReturnType<typeof findOrdersPlaced>>[number];

/** Returns the orders placed from one instant to another one, which does not belong to them; by the index `orders_placed`. */
export function findOrdersPlaced(
  db: Kysely<Database>,
  companyId: string,
  { from, to }: { from: Date; to: Date },
  limit: number,
) {
  return db
    .selectFrom("orders")
    .select(COLUMNS)
    .where("company_id", "=", companyId)
    .where("placed_at", ">=", from)
    .where("placed_at", "<", to)
    .orderBy("placed_at")
    .orderBy("public_id")
    .limit(limit)
    .execute();
}
