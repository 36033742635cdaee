import type { ServiceType } from "@comanda/domain/company/service-type";
import type { DeliveryDestination } from "@comanda/domain/delivery/coverage";
import { type DeliveryQuote, quoteDelivery, routeToMeasure } from "@comanda/domain/delivery/quote";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";

/** Where an order is delivered, and how many metres by road that is; null for unknown. */
export type Destination = {
  serviceType: ServiceType;
  place: DeliveryDestination | null;
  routeMeters: number | null;
};

/**
 * Returns the delivery price before the free minimum, or why the place is not covered; null for an
 * order that is not delivered or has no address yet.
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

/**
 * Measures metres by road to a place; null when the price does not depend on them, or they are
 * unknown. May take as long as the routing provider.
 */
export async function measureRoute(
  { routeDistances }: Pick<ApiContext, "routeDistances">,
  { company, settings: { delivery } }: Catalog,
  place: DeliveryDestination,
): Promise<number | null> {
  const route = routeToMeasure(company, delivery, place);
  return route && routeDistances.meters(route.from, route.to);
}
