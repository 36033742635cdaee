import type { Order } from "@comanda/contract/orders/order";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { toWireOrder, visibilityFor } from "./order-view.ts";
import { findOrder } from "./orders.store.ts";

/**
 * Reads an order by its unguessable id: whole for the device of its client, bare for everyone else
 * (decision 3). 404 `company_not_found`, `order_not_found`.
 */
export async function readOrder(
  context: ApiContext,
  companyId: string,
  orderId: string,
  device: string | null,
): Promise<Order | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const stored = await findOrder(context.db, companyId, orderId);
  return stored
    ? toWireOrder(stored, visibilityFor(stored, device))
    : new Refusal("order_not_found");
}
