import type { Order } from "@comanda/contract/orders/order";
import type { ApiContext } from "../../context/api-context.ts";
import { findOrder } from "../orders.store.ts";

/** The longest time between two taps that make one order. */
const DOUBLE_TAP_MS = 10_000;

/**
 * Returns whether an order is still as it was created, and was created just now. With a discount
 * its price differs from the first answer, and after it was sent it is no draft.
 */
export async function isUnchangedRecentDraft(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  { id, company_id }: Pick<Order, "id" | "company_id">,
): Promise<boolean> {
  const stored = company_id === null ? undefined : await findOrder(db, company_id, id);
  if (stored?.order.status !== "INITIATED" || stored.order.payment_status !== null) return false;
  if (stored.order.discounts.length > 0) return false;
  return clock().getTime() - stored.order.created_at.getTime() < DOUBLE_TAP_MS;
}
