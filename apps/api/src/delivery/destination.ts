import type { OrderToCreate } from "@comanda/contract/order-requests";
import type { DeliveryPlace } from "@comanda/domain/coverage";
import { type DeliveryQuote, deliveryQuote, wayToMeasure } from "@comanda/domain/delivery-price";
import type { ServiceType } from "@comanda/domain/service-type";
import type { Catalog } from "../catalog/catalog.ts";
import { findAddress } from "../clients/addresses.store.ts";
import type { Context } from "../deps.ts";

/** Where an order goes, if it is delivered, and how many metres by road that is, where that is known. */
export type Destination = {
  serviceType: ServiceType;
  place: DeliveryPlace | null;
  travelled: number | null;
};

/**
 * What the delivery costs before the free minimum, or why it is not delivered there; null for what is
 * not delivered, or to no address yet.
 */
export function quoteFor(
  { company, settings: { delivery } }: Catalog,
  { serviceType, place, travelled }: Destination,
): DeliveryQuote | null {
  if (serviceType !== "DELIVERY" || place === null) return null;
  const currencyCode = company.currency.code;
  return deliveryQuote({ company, delivery, place, currencyCode, travelled });
}

/** The way by road to a place, where the price goes by it; may take as long as the routing provider. */
export async function travelTo(
  { ways }: Pick<Context, "ways">,
  { company, settings: { delivery } }: Catalog,
  place: DeliveryPlace,
): Promise<number | null> {
  const way = wayToMeasure(company, delivery, place);
  return way && ways.meters(way.from, way.to);
}

/**
 * The way by road to the address of an order that is yet to be made: it is asked for before the
 * transaction that makes it, which would keep others waiting for the routing provider.
 */
export async function travelToAddress(
  context: Context,
  { company_id, service_type, client_id, address_id }: OrderToCreate,
): Promise<number | null> {
  if (service_type !== "DELIVERY" || client_id === null || address_id === null) return null;
  const catalog = await context.catalogs.read(context.db, company_id);
  const address = catalog && (await findAddress(context.db, company_id, client_id, address_id));
  return address ? travelTo(context, catalog, address) : null;
}
