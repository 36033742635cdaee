import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { type DeliveryQuote, quoteDelivery } from "@comanda/domain/delivery/quote";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { AddressMatch } from "../places/places-provider.ts";
import type { ClaimedAddress } from "./claimed-address.ts";

/** A pin this close counts as at its house: neither map data nor customers are more exact. */
const AT_THE_HOUSE_METERS = 60;

/**
 * Returns whether the delivery to the pin costs less than to each house near it, or the houses are
 * not covered at all: near a border, moving the pin changes the price. For prices by distance a few
 * metres change almost nothing, so only the end of the last range counts.
 */
export function isPinCheaperThanHouses(
  catalog: Catalog,
  pin: ClaimedAddress & Position,
  houses: readonly AddressMatch[],
): boolean {
  if (houses.length === 0) return false;
  const claimed = quoteAt(catalog, pin, pin);
  return houses.every(({ position }) => {
    if (metersBetween(position, pin) <= AT_THE_HOUSE_METERS) return false;
    return isCheaper(catalog, claimed, quoteAt(catalog, pin, position));
  });
}

function isCheaper(
  { settings: { delivery } }: Catalog,
  claimed: DeliveryQuote,
  house: DeliveryQuote,
): boolean {
  if (!claimed.ok) return false;
  if (!house.ok) return true;
  return deliveryPriceType(delivery) !== "distance" && claimed.price < house.price;
}

function quoteAt(
  { company, settings: { delivery } }: Catalog,
  { area_id }: ClaimedAddress,
  { latitude, longitude }: Position,
): DeliveryQuote {
  const place = { latitude, longitude, area_id, area_name: null };
  return quoteDelivery({
    company,
    delivery,
    destination: place,
    currencyCode: company.currency.code,
  });
}
