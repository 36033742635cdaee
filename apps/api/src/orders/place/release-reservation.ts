import type { Kysely, Updateable } from "kysely";
import { releaseStock } from "../../catalog/stock.store.ts";
import { bumpMenuVersion } from "../../companies/menu-version.store.ts";
import type { Database } from "../../db/schema/database.ts";
import { releaseDiscounts } from "../discounts/release-discounts.ts";
import { type OrderRow, updateOrderWithStatus } from "../orders.store.ts";

/**
 * Gives back what the order has reserved, also when the menu counts other stock since. Call it in the
 * transaction that ends the reservation, so that it happens once.
 */
export async function releaseReservation(trx: Kysely<Database>, order: OrderRow): Promise<void> {
  const { company_id, stock_taken, discounts_taken } = order;
  await bumpMenuVersion(trx, company_id);
  if (stock_taken) await releaseStock(trx, company_id, stock_taken);
  if (discounts_taken) await releaseDiscounts(trx, order, discounts_taken);
}

/** The columns of an order without a reservation. */
export const NO_RESERVATION = {
  stock_taken: null,
  discounts_taken: null,
  payment_expires_at: null,
  plan_month: null,
};

/**
 * Makes an order that waits for its payment a draft again and releases its reservation. Its amount stays,
 * because a late payment may still pay it. Call it in a transaction that has locked the order.
 */
export async function releaseToDraft(
  trx: Kysely<Database>,
  order: OrderRow,
  changes: Updateable<Database["orders"]>,
): Promise<void> {
  await releaseReservation(trx, order);
  const done = await updateOrderWithStatus(trx, order, "INITIATED", {
    ...NO_RESERVATION,
    ...changes,
  });
  if (!done) throw new Error("an order changed although this transaction has locked it");
}
