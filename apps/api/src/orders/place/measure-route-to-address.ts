import type { OrderToCreate } from "@comanda/contract/orders/order-requests";
import { findAddress } from "../../clients/addresses.store.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { measureRoute } from "../../delivery/delivery-quote.ts";

/**
 * Measures metres by road to the address of an order before it is created; null for an order
 * without a delivery address, or an unknown distance. Called before the transaction that creates
 * the order: inside, other orders would wait for the routing provider.
 */
export async function measureRouteToAddress(
  context: ApiContext,
  { company_id, service_type, client_id, address_id }: OrderToCreate,
): Promise<number | null> {
  if (service_type !== "DELIVERY" || client_id === null || address_id === null) return null;
  const catalog = await context.catalogCache.read(context.db, company_id);
  const address = catalog && (await findAddress(context.db, company_id, client_id, address_id));
  return address ? measureRoute(context, catalog, address) : null;
}
