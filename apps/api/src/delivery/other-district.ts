import { positionOf } from "@comanda/domain/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery";
import { deliveryQuote } from "@comanda/domain/delivery-price";
import { foldZoneName } from "@comanda/domain/delivery-zone-names";
import { districtZones } from "@comanda/domain/delivery-zones";
import type { Position } from "@comanda/domain/geo";
import type { Catalog } from "../catalog/catalog.ts";
import type { Located, WrittenAddress } from "./misplaced.ts";

/**
 * Whether the price goes by a district that was named, and no house of the address is in it: as the
 * districts are drawn, or one that is not drawn, as the address file calls it. Of a house in none of
 * the company's districts by either, nobody can say that it is not in the one that was named.
 */
export function isOtherDistrict(
  catalog: Catalog,
  written: WrittenAddress,
  houses: readonly Located[],
): boolean {
  const { area_id } = written;
  if (deliveryPriceType(catalog.settings.delivery) !== "district") return false;
  if (area_id === null || houses.length === 0) return false;
  const claimed = positionOf(written);
  const isElsewhere = ({ position }: Located) => districtAt(catalog, position, area_id) !== area_id;
  if (isDrawn(catalog, area_id)) return claimed === null && houses.every(isElsewhere);
  // Where the position is in a drawn district, the price is that one's, whatever was named.
  if (claimed && districtAt(catalog, claimed, area_id) !== area_id) return false;
  const byName = undrawnDistricts(catalog);
  return houses.every((house) => {
    const ids = byName.get(foldZoneName(house.district ?? ""));
    return (ids && !ids.has(area_id)) || (claimed === null && isElsewhere(house));
  });
}

function isDrawn({ company, settings }: Catalog, area_id: string): boolean {
  const zones = districtZones(company, settings.delivery);
  return zones.some(({ id, shape }) => id === area_id && shape !== null);
}

/** The ids of the districts of a name that are known by it alone. */
function undrawnDistricts({ company, settings }: Catalog): Map<string, Set<string>> {
  const byName = new Map<string, Set<string>>();
  for (const { id, name, shape } of districtZones(company, settings.delivery)) {
    const folded = foldZoneName(name ?? "");
    if (folded && shape === null) byName.set(folded, (byName.get(folded) ?? new Set()).add(id));
  }
  return byName;
}

/** By which district a delivery there is priced, if that one was named; null for none. */
function districtAt(
  { company, settings: { delivery } }: Catalog,
  { latitude, longitude }: Position,
  area_id: string,
): string | null {
  const place = { latitude, longitude, area_id, area_name: null };
  const currencyCode = company.currency.code;
  const quote = deliveryQuote({ company, delivery, place, currencyCode });
  return quote.ok ? quote.areaId : null;
}
