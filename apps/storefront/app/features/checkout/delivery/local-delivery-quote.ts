import type { Client } from "@comanda/contract/clients/client";
import { type DeliveryQuote, quoteDelivery } from "@comanda/domain/delivery/quote";
import type { CompanyWithPolygons } from "../../../company/company-with-polygons.ts";

type Address = Client["addresses"][number];

/**
 * What delivering to an address costs before any free minimum, or why it is not delivered there, as
 * far as the page can tell: how far it is by road, only the server knows.
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
