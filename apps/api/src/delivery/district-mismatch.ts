import { validPosition } from "@comanda/domain/delivery/coverage";
import { districtZones } from "@comanda/domain/delivery/enabled-zones";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { quoteDelivery } from "@comanda/domain/delivery/quote";
import { foldZoneName } from "@comanda/domain/delivery/zone-ids";
import type { Position } from "@comanda/domain/geo/position";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { AddressMatch } from "../places/places-provider.ts";
import type { ClaimedAddress } from "./claimed-address.ts";

/**
 * Returns whether the price depends on the named district and no house of the address is in it. A
 * drawn district is compared by its polygon, another one by its name in the address file. A house
 * in none of the company's districts proves nothing.
 */
export function isDistrictMismatch(
  catalog: Catalog,
  claimedAddress: ClaimedAddress,
  houses: readonly AddressMatch[],
): boolean {
  const { area_id } = claimedAddress;
  if (deliveryPriceType(catalog.settings.delivery) !== "district") return false;
  if (area_id === null || houses.length === 0) return false;
  const claimed = validPosition(claimedAddress);
  const isInOtherDistrict = ({ position }: AddressMatch) =>
    districtAt(catalog, position, area_id) !== area_id;
  if (hasPolygon(catalog, area_id)) return claimed === null && houses.every(isInOtherDistrict);
  // Where the position is in a drawn district, that district sets the price.
  if (claimed && districtAt(catalog, claimed, area_id) !== area_id) return false;
  const byName = districtsWithoutPolygon(catalog);
  return houses.every((house) => {
    const ids = byName.get(foldZoneName(house.district ?? ""));
    return (ids && !ids.has(area_id)) || (claimed === null && isInOtherDistrict(house));
  });
}

function hasPolygon({ company, settings }: Catalog, area_id: string): boolean {
  const zones = districtZones(company, settings.delivery);
  return zones.some(({ id, shape }) => id === area_id && shape !== null);
}

/** Returns the ids of the districts without a polygon, by folded name. */
function districtsWithoutPolygon({ company, settings }: Catalog): Map<string, Set<string>> {
  const byName = new Map<string, Set<string>>();
  for (const { id, name, shape } of districtZones(company, settings.delivery)) {
    const folded = foldZoneName(name ?? "");
    if (folded && shape === null) byName.set(folded, (byName.get(folded) ?? new Set()).add(id));
  }
  return byName;
}

/**
 * Returns the district that sets the price of a delivery there when `area_id` is named; null for
 * none.
 */
function districtAt(
  { company, settings: { delivery } }: Catalog,
  { latitude, longitude }: Position,
  area_id: string,
): string | null {
  const place = { latitude, longitude, area_id, area_name: null };
  const currencyCode = company.currency.code;
  const quote = quoteDelivery({ company, delivery, destination: place, currencyCode });
  return quote.ok ? quote.areaId : null;
}
