import type { Order } from "@comanda/contract/orders/order";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { toWireOrder, visibilityFor } from "./order-view.ts";
import { findOrder } from "./orders.store.ts";

/**
 * An order by its id, which is unguessable: whole to the device of its client, bare to everyone
 * else (design §4, Identity). 404 `company_not_found`, `order_not_found`.
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
