import type { Client } from "@comanda/contract/clients/client";
import { type DeliveryDestination, hasZonePolygons } from "@comanda/domain/delivery/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { type DeliveryQuote, quoteDelivery } from "@comanda/domain/delivery/quote";
import type { CompanyWithPolygons } from "../../../company/company-with-polygons.ts";

type Address = Client["addresses"][number];

/**
 * Returns the delivery quote for an address before any free minimum, or why the company does not
 * deliver there. The page does not know distances by road: only the server does.
 */
export function localDeliveryQuote(
  { company, settings: { delivery } }: CompanyWithPolygons,
  place: Address,
): DeliveryQuote {
  return quoteDelivery({
    company,
    delivery,
    destination: place,
    currencyCode: company.currency.code,
  });
}

/** Returns whether it is known from a place's position alone that the company does not deliver there. */
export function isKnownOutside(
  site: CompanyWithPolygons,
  { latitude, longitude }: Pick<DeliveryDestination, "latitude" | "longitude">,
): boolean {
  const {
    company,
    settings: { delivery },
  } = site;
  // Without drawn districts the customer chooses the district later.
  if (deliveryPriceType(delivery) === "district" && !hasZonePolygons(company, delivery))
    return false;
  const quote = quoteDelivery({
    company,
    delivery,
    destination: { latitude, longitude, area_id: null, area_name: null },
    currencyCode: company.currency.code,
  });
  return !quote.ok && quote.code === "outside_coverage";
}
