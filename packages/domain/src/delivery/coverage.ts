import type { Position } from "../geo/position.ts";
import { validRings } from "../geo/shape.ts";
import { acceptsOtherDistricts, areaZones, districtZones } from "./enabled-zones.ts";
import type { DeliveryZone } from "./merge-zones.ts";
import type { DeliveryCompany, DeliveryPricing, DeliveryRange } from "./price-settings.ts";
import { deliveryPriceType } from "./price-type.ts";

/** A place to deliver to: its position, and the district that the customer chose; null if unknown. */
export type DeliveryDestination = {
  latitude: number | null;
  longitude: number | null;
  area_id: string | null;
  area_name: string | null;
};

type Pricing = DeliveryPricing | null | undefined;

/**
 * Returns the enabled ranges above 0, smallest first (conformance 5.51): those of the settings, or the
 * company's if the settings have none.
 */
export function enabledRanges(
  company: DeliveryCompany,
  delivery: Pricing,
): (DeliveryRange & { max: number })[] {
  const settings = delivery?.prices?.ranges ?? [];
  return (settings.length > 0 ? settings : (company.delivery_ranges ?? []))
    .map((range) => ({ ...range, max: range.max ?? 0 }))
    .filter(({ enabled, max }) => enabled !== false && max > 0)
    .toSorted((a, b) => a.max - b.max);
}

/** Returns the smallest enabled range that reaches a straight distance; undefined beyond all of them. */
export function rangeReaching(
  meters: number,
  company: DeliveryCompany,
  delivery: Pricing,
): (DeliveryRange & { max: number }) | undefined {
  return enabledRanges(company, delivery).find(({ max }) => meters <= max * 1000);
}

/** Returns the largest enabled range in metres, in a straight line; null if there is none. */
export function coverageLimitMeters(company: DeliveryCompany, delivery: Pricing): number | null {
  const largest = enabledRanges(company, delivery).at(-1);
  return largest ? largest.max * 1000 : null;
}

/**
 * Returns the polygons of the enabled areas or districts that set the price; empty for other price types.
 */
export function coveragePolygons(
  company: DeliveryCompany,
  delivery: Pricing,
): { id: string; rings: (readonly Position[])[] }[] {
  return pricingZones(company, delivery)
    .map(({ id, shape }) => ({ id, rings: validRings(shape) }))
    .filter(({ rings }) => rings.length > 0);
}

/** Returns whether a zone that sets the price has a polygon, also if `omitZonePolygons` has removed it. */
export function hasZonePolygons(company: DeliveryCompany, delivery: Pricing): boolean {
  return pricingZones(company, delivery).some(({ hasPolygon }) => hasPolygon);
}

/** Returns whether `omitZonePolygons` has removed a polygon that is needed to find the zone of a place. */
export function hasOmittedPolygons(company: DeliveryCompany, delivery: Pricing): boolean {
  return pricingZones(company, delivery).some(
    ({ hasPolygon, shape }) => hasPolygon && shape === null,
  );
}

/** Returns the areas or districts that set the price; empty for other price types. */
export function pricingZones(company: DeliveryCompany, delivery: Pricing): readonly DeliveryZone[] {
  const type = deliveryPriceType(delivery);
  if (type === "area") return areaZones(company, delivery);
  return type === "district" ? districtZones(company, delivery) : [];
}

/** Returns whether the company delivers outside its coverage, at a price that it defines later. */
export function acceptsOutsideCoverage(company: DeliveryCompany, delivery: Pricing): boolean {
  if (company.receives_orders_outside_delivery_range === true) return true;
  const type = deliveryPriceType(delivery);
  return (type === "area" || type === "district") && acceptsOtherDistricts(delivery);
}

/** Returns whether a place needs a position to get a quote. */
export function needsPosition(company: DeliveryCompany, delivery: Pricing): boolean {
  const type = deliveryPriceType(delivery);
  if (type === "area" || type === "range" || type === "distance") return true;
  if (delivery?.google_maps_validation === true) return true;
  return type === "fixed" && coverageLimitMeters(company, delivery) !== null;
}

/** Returns the position of a place; null if a coordinate is missing or out of range. */
export function validPosition(
  place: Pick<DeliveryCompany, "latitude" | "longitude">,
): Position | null {
  const latitude = place.latitude ?? Number.NaN;
  const longitude = place.longitude ?? Number.NaN;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
