import type { ServiceType } from "@comanda/domain/company/service-type";
import type { DeliveryDestination } from "@comanda/domain/delivery/coverage";
import { type DeliveryQuote, quoteDelivery, routeToMeasure } from "@comanda/domain/delivery/quote";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";

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
