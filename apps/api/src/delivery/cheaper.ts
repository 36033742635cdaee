import { deliveryPriceType } from "@comanda/domain/delivery";
import { type DeliveryQuote, deliveryQuote } from "@comanda/domain/delivery-price";
import { metersBetween, type Position } from "@comanda/domain/geo";
import type { Catalog } from "../catalog/catalog.ts";
import type { Located, WrittenAddress } from "./misplaced.ts";

/** A pin so near its house stands on it: files and hands are not more exact. */
const AT_THE_HOUSE_METERS = 60;

/**
 * Whether a pin beside its house would be delivered to for less than the house itself, or though the
 * house is not delivered to at all: borders are where a pin is worth moving. By distance a few metres
 * are worth next to nothing, so that only the border of the last range counts.
 */
export function isCheaperThanHouses(
  catalog: Catalog,
  pin: WrittenAddress & Position,
  houses: readonly Located[],
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
  { area_id }: WrittenAddress,
  { latitude, longitude }: Position,
): DeliveryQuote {
  const place = { latitude, longitude, area_id, area_name: null };
  return deliveryQuote({ company, delivery, place, currencyCode: company.currency.code });
}
