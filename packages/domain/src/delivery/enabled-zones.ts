import { type Cents, currencyCodeOf, toCents } from "../money/cents.ts";
import { type DeliveryZone, mergeZones } from "./merge-zones.ts";
import { type DeliveryCompany, type DeliveryPricing, OTHER_DISTRICT_ID } from "./price-settings.ts";
import { deliveryPriceType } from "./price-type.ts";

/** Returns the enabled areas in the order of their list. */
export function areaZones(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): readonly DeliveryZone[] {
  return mergeZones(delivery?.prices?.area?.areas, company.delivery_areas);
}

/** Returns the enabled districts in the order of their list. */
export function districtZones(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): readonly DeliveryZone[] {
  return mergeZones(delivery?.prices?.districts, company.delivery_districts);
}

/** Returns whether the company delivers to districts or places outside its list (conformance 5.31). */
export function acceptsOtherDistricts(delivery: DeliveryPricing | null | undefined): boolean {
  return delivery?.prices?.area?.enable_out_of_area === true;
}

/** A fixed language, so that a browser of another language sorts as the server does. */
const byName = new Intl.Collator("en").compare;

/**
 * Returns the districts to choose from, sorted by name (conformance 5.29 to 5.31). The last one, without a
 * name, is "another district" if the company delivers there. Empty for other price types.
 */
export function districtOptions(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): { id: string; name: string; price: Cents }[] {
  if (deliveryPriceType(delivery) !== "district") return [];
  const districts = districtZones(company, delivery)
    .map(({ id, name, price }) => ({
      id,
      name: name ?? "",
      price: toCents(price, currencyCodeOf(company)),
    }))
    // A space before a name is not seen, and would sort it before all others.
    .toSorted((a, b) => byName(a.name.trim(), b.name.trim()));
  if (districts.length === 0 || !acceptsOtherDistricts(delivery)) return districts;
  return [...districts, { id: OTHER_DISTRICT_ID, name: "", price: 0 }];
}

/**
 * Finds the enabled district or area with this id, or null. "Another district" has no name: the customer
 * writes it.
 */
export function findDeliveryZone(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
  id: string,
): { id: string; name: string | null } | null {
  const zones = [...districtZones(company, delivery), ...areaZones(company, delivery)];
  const zone = zones.find((each) => each.id === id);
  if (zone) return { id, name: zone.name };
  return id === OTHER_DISTRICT_ID && acceptsOtherDistricts(delivery) ? { id, name: null } : null;
}
