import type { Client } from "@comanda/contract/clients";
import { type DeliveryQuote, deliveryQuote } from "@comanda/domain/delivery-price";
import type { DrawnShop } from "../../../shop/drawn-shop.ts";

type Address = Client["addresses"][number];

/**
 * What delivering to an address costs before any free minimum, or why it is not delivered there, as
 * far as the page can tell: how far it is by road, only the server knows.
 */
export function pageQuote(
  { company, settings: { delivery } }: DrawnShop,
  place: Address,
): DeliveryQuote {
  return deliveryQuote({ company, delivery, place, currencyCode: company.currency.code });
}
