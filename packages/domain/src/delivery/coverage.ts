import type { Position } from "../geo/position.ts";
import { validRings } from "../geo/shape.ts";
import type { DeliveryZone } from "./merge-zones.ts";
import {
  type DeliveryCompany,
  type DeliveryPricing,
  type DeliveryRange,
  deliveryPriceType,
} from "./pricing.ts";
import { acceptsOtherDistricts, areaZones, districtZones } from "./zones.ts";

/** A place to deliver to, as far as it is known: where it is, and the district the customer named. */
export type DeliveryDestination = {
  latitude: number | null;
  longitude: number | null;
  area_id: string | null;
  area_name: string | null;
};

type Pricing = DeliveryPricing | null | undefined;

/**
 * The enabled ranges, nearest first (spec §5, Delivery ranges); the company's where the settings
 * have none.
 */
export function enabledRanges(
  company: DeliveryCompany,
  delivery: Pricing,
): (DeliveryRange & { max: number })[] {
  const set = delivery?.prices?.ranges ?? [];
  return (set.length > 0 ? set : (company.delivery_ranges ?? []))
    .map((range) => ({ ...range, max: range.max ?? 0 }))
    .filter(({ enabled, max }) => enabled !== false && max > 0)
    .toSorted((a, b) => a.max - b.max);
}

/** How far the company goes, in metres as the crow flies: its largest enabled range; null without any. */
export function coverageLimitMeters(company: DeliveryCompany, delivery: Pricing): number | null {
  const largest = enabledRanges(company, delivery).at(-1);
  return largest ? largest.max * 1000 : null;
}

/** The enabled areas or districts that are drawn, by whichever of them the company prices; else none. */
export function coveragePolygons(
  company: DeliveryCompany,
  delivery: Pricing,
): { id: string; rings: Position[][] }[] {
  return pricingZones(company, delivery)
    .map(({ id, shape }) => ({ id, rings: validRings(shape) }))
    .filter(({ rings }) => rings.length > 0);
}

/** Whether any of the zones that the price goes by is drawn, be it that the drawing is left out here. */
export function hasZonePolygons(company: DeliveryCompany, delivery: Pricing): boolean {
  return pricingZones(company, delivery).some(({ hasPolygon }) => hasPolygon);
}

/** Whether a drawing is left out, without which nobody knows in which zone a place is. */
export function hasOmittedPolygons(company: DeliveryCompany, delivery: Pricing): boolean {
  return pricingZones(company, delivery).some(
    ({ hasPolygon, shape }) => hasPolygon && shape === null,
  );
}

/** The zones that the price goes by; none where it goes by something else. */
export function pricingZones(company: DeliveryCompany, delivery: Pricing): readonly DeliveryZone[] {
  const type = deliveryPriceType(delivery);
  if (type === "area") return areaZones(company, delivery);
  return type === "district" ? districtZones(company, delivery) : [];
}

/** Whether orders from beyond are taken, at a price that is yet to be defined. */
export function acceptsOutsideCoverage(company: DeliveryCompany, delivery: Pricing): boolean {
  if (company.receives_orders_outside_delivery_range === true) return true;
  const type = deliveryPriceType(delivery);
  return (type === "area" || type === "district") && acceptsOtherDistricts(delivery);
}

/** Whether nothing can be said of a place that has no position. */
export function needsPosition(company: DeliveryCompany, delivery: Pricing): boolean {
  const type = deliveryPriceType(delivery);
  if (type === "area" || type === "range" || type === "distance") return true;
  if (delivery?.google_maps_validation === true) return true;
  return type === "fixed" && coverageLimitMeters(company, delivery) !== null;
}

/** Where a place is; null unless both its coordinates are on the globe. */
export function validPosition(
  place: Pick<DeliveryCompany, "latitude" | "longitude">,
): Position | null {
  const latitude = place.latitude ?? Number.NaN;
  const longitude = place.longitude ?? Number.NaN;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/**
 * The addresses that can be chosen (spec §5, Address list): with coordinates where the price or the
 * map validation needs them; for prices by district, in an enabled one, or in any where the other
 * districts are delivered to. A position in a district that is drawn will do for its name.
 */
export function selectableAddresses<Address extends DeliveryDestination>(
  addresses: readonly Address[],
  company: DeliveryCompany,
  delivery: Pricing,
): Address[] {
  const positioned = needsPosition(company, delivery);
  const districts = districtZones(company, delivery);
  const ids = new Set(districts.map(({ id }) => id));
  const anyDrawn = districts.some(({ hasPolygon: drawn }) => drawn);
  return addresses.filter((address) => {
    const position = validPosition(address);
    if (positioned && !position) return false;
    if (deliveryPriceType(delivery) !== "district") return true;
    if (position && anyDrawn) return true;
    if (acceptsOtherDistricts(delivery) && (address.area_id || address.area_name)) return true;
    return address.area_id !== null && ids.has(address.area_id);
  });
}
