import { deliveryPriceType } from "@comanda/domain/delivery/pricing";
import { type DeliveryQuote, quoteDelivery } from "@comanda/domain/delivery/quote";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { ClaimedAddress, LocatedAddress } from "./claimed-address.ts";

/** A pin so near its house stands on it: files and hands are not more exact. */
const AT_THE_HOUSE_METERS = 60;

/**
 * Whether a pin beside its house would be delivered to for less than the house itself, or though the
 * house is not delivered to at all: borders are where a pin is worth moving. By distance a few metres
 * are worth next to nothing, so that only the border of the last range counts.
 */
export function isPinCheaperThanHouses(
  catalog: Catalog,
  pin: ClaimedAddress & Position,
  houses: readonly LocatedAddress[],
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
