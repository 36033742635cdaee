import type { Order } from "@comanda/contract/orders/order";
import type { ApiContext } from "../../context/api-context.ts";
import { findOrder } from "../orders.store.ts";

/** Two taps further apart than this are meant. */
const DOUBLE_TAP_MS = 10_000;

/**
 * Whether an order is still the draft as which it was made, and made just now. With a discount on it
 * costs something else than its first answer says, and once it has been sent it is no draft to order on.
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
