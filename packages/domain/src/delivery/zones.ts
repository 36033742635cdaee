import { type Cents, currencyCodeOf, toCents } from "../money/cents.ts";
import { type DeliveryZone, mergeZones } from "./merge-zones.ts";
import {
  type DeliveryCompany,
  type DeliveryPricing,
  deliveryPriceType,
  OTHER_DISTRICT_ID,
} from "./pricing.ts";

/** The enabled areas, in the order of their list. */
export function areaZones(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): readonly DeliveryZone[] {
  return mergeZones(delivery?.prices?.area?.areas, company.delivery_areas);
}

/** The enabled districts, in the order of their list. */
export function districtZones(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): readonly DeliveryZone[] {
  return mergeZones(delivery?.prices?.districts, company.delivery_districts);
}

/** Whether who lives in none of the zones is delivered to as well (spec §5, District select). */
export function acceptsOtherDistricts(delivery: DeliveryPricing | null | undefined): boolean {
  return delivery?.prices?.area?.enable_out_of_area === true;
}

/** One order for all: a browser of another language must find the list as the server wrote it. */
const byName = new Intl.Collator("en").compare;

/**
 * The districts to choose from, by name, and last the one of who lives in none of them, where those
 * are delivered to as well; it has no name (spec §5, District select). None for other price types.
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
    .toSorted((a, b) => byName(a.name, b.name));
  if (districts.length === 0 || !acceptsOtherDistricts(delivery)) return districts;
  return [...districts, { id: OTHER_DISTRICT_ID, name: "", price: 0 }];
}

/**
 * The enabled district or area of this id, or null. The district of who lives in none is one where
 * the company delivers out of its areas; its name is the customer's to say.
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
