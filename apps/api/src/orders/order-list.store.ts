import type { OrderStatus } from "@comanda/domain/orders/status";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { ListRange } from "../shared/list-range.ts";
import type { OrderLineRow, OrderRow } from "./orders.store.ts";

/**
 * Lists the latest orders with these statuses, newest first; with `refundPending` also those with a
 * pending refund.
 */
export function listLatestOrders(
  db: Kysely<Database>,
  companyId: string,
  { statuses, refundPending }: { statuses: readonly OrderStatus[]; refundPending: boolean },
  { limit, offset }: ListRange,
): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("company_id", "=", companyId)
    .where((eb) =>
      refundPending
        ? eb.or([eb("status", "in", statuses), eb("payment_status", "=", "refund_pending")])
        : eb("status", "in", statuses),
    )
    .orderBy("created_at", "desc")
    .orderBy("public_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Finds the lines of the orders, sorted by order and position. */
export async function findOrderLines(
  db: Kysely<Database>,
  companyId: string,
  orderIds: readonly string[],
): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("order_lines")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("position")
    .execute();
}
