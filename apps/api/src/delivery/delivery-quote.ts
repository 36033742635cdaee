import type { OrderToCreate } from "@comanda/contract/orders/order-requests";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { DeliveryDestination } from "@comanda/domain/delivery/coverage";
import { type DeliveryQuote, quoteDelivery, routeToMeasure } from "@comanda/domain/delivery/quote";
import type { Catalog } from "../catalog/to-catalog.ts";
import { findAddress } from "../clients/addresses.store.ts";
import type { ApiContext } from "../context/deps.ts";

/** Where an order goes, if it is delivered, and how many metres by road that is, where that is known. */
export type Destination = {
  serviceType: ServiceType;
  place: DeliveryDestination | null;
  routeMeters: number | null;
};

/**
 * What the delivery costs before the free minimum, or why it is not delivered there; null for what is
 * not delivered, or to no address yet.
 */
export function quoteDeliveryTo(
  { company, settings: { delivery } }: Catalog,
  { serviceType, place, routeMeters }: Destination,
): DeliveryQuote | null {
  if (serviceType !== "DELIVERY" || place === null) return null;
  const currencyCode = company.currency.code;
  return quoteDelivery({
    company,
    delivery,
    destination: place,
    currencyCode,
    roadMeters: routeMeters,
  });
}

/** The way by road to a place, where the price goes by it; may take as long as the routing provider. */
export async function measureRoute(
  { routeDistances }: Pick<ApiContext, "routeDistances">,
  { company, settings: { delivery } }: Catalog,
  place: DeliveryDestination,
): Promise<number | null> {
  const way = routeToMeasure(company, delivery, place);
  return way && routeDistances.meters(way.from, way.to);
}

/**
 * The way by road to the address of an order that is yet to be made: it is asked for before the
 * transaction that makes it, which would keep others waiting for the routing provider.
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
