import { linesLeftOut } from "@comanda/domain/board/order-proposal";
import type { Transaction } from "kysely";
import { releaseStock } from "../../catalog/stock.store.ts";
import { bumpMenuVersion } from "../../companies/menu-version.store.ts";
import type { Database } from "../../db/schema/database.ts";
import { releaseDiscounts } from "../discounts/release-discounts.ts";
import { type OrderColumns, type StoredOrder, updateOrderWithStatus } from "../orders.store.ts";
import { reduceOrderLines } from "./order-lines.store.ts";
import type { ProposalRow } from "./proposals.store.ts";
import { splitDiscounts, splitStock } from "./split-reservation.ts";

/**
 * Makes an order what an accepted proposal says: its lines and amounts. Gives back the stock of what
 * is left out, and a coupon or a reward that takes nothing off any more. Call it in a transaction
 * that has locked the order.
 */
export async function applyProposal(
  trx: Transaction<Database>,
  { order, lines }: StoredOrder,
  { lines: changes, charges }: ProposalRow,
  now: Date,
): Promise<void> {
  const quantities = changes.map(({ position, after }) => ({ position, quantity: after }));
  const { amount_before, discounts, ...amounts } = charges;
  if (order.amount_due !== amount_before) {
    throw new Error(`order ${order.id}: its amount has changed since the proposal`);
  }
  await reduceOrderLines(trx, order, changes);
  await bumpMenuVersion(trx, order.company_id);
  const columns: OrderColumns = {
    ...amounts,
    discounts: JSON.stringify(discounts),
    updated_at: now,
  };
  if (order.stock_taken) {
    const { released, kept } = splitStock(order.stock_taken, linesLeftOut(lines, quantities));
    await releaseStock(trx, order.company_id, released);
    columns.stock_taken = JSON.stringify(kept);
  }
  if (order.discounts_taken) {
    const { released, kept } = splitDiscounts(order.discounts_taken, discounts);
    await releaseDiscounts(trx, order, released);
    columns.discounts_taken = JSON.stringify(kept);
  }
  if (!(await updateOrderWithStatus(trx, order, order.status, columns))) {
    throw new Error("an order changed although this transaction has locked it");
  }
}
