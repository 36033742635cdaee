import { isInsideShape } from "../geo/is-inside-shape.ts";
import { metersBetween, type Position } from "../geo/position.ts";
import { type Cents, toCents } from "../money/cents.ts";
import {
  acceptsOutsideCoverage,
  coverageLimitMeters,
  type DeliveryDestination,
  needsPosition,
  pricingZones,
  rangeReaching,
  validPosition,
} from "./coverage.ts";
import type { DeliveryZone } from "./merge-zones.ts";
import {
  type DeliveryCompany,
  type DeliveryPricing,
  type DestinationRefusal,
  OTHER_DISTRICT_ID,
} from "./price-settings.ts";
import { deliveryPriceType } from "./price-type.ts";

/** The assumed ratio of road distance to straight distance if the route is not measured. */
const DETOUR_FACTOR = 1.3;

/** The price of a delivery before the free minimum; if `outside`, the company defines it later. */
export type DeliveryQuote =
  | { ok: true; price: Cents; areaId: string | null; areaName: string | null; outside: boolean }
  | { ok: false; code: DestinationRefusal };

export type QuoteRequest = {
  company: DeliveryCompany;
  delivery: DeliveryPricing | null | undefined;
  destination: DeliveryDestination;
  currencyCode: string;
  /** The distance by road in metres; null or absent if it is not measured. */
  roadMeters?: number | null;
};

/**
 * Calculates the price of a delivery to a place by the company's price type, or the refusal (decision 17).
 */
export function quoteDelivery(request: QuoteRequest): DeliveryQuote {
  const { company, delivery, destination } = request;
  if (needsPosition(company, delivery) && !validPosition(destination))
    return refusedQuote("position_required");
  switch (deliveryPriceType(delivery)) {
    case "fixed":
      return fixedQuote(request);
    case "range":
      return rangeQuote(request);
    case "distance":
      return distanceQuote(request);
    case "area":
      return areaQuote(request);
    case "district":
      return districtQuote(request);
    case "to_be_defined":
      return quoted(request, 0);
  }
}

/**
 * Returns the route to measure if the price depends on it and the place is inside the coverage; else null.
 */
export function routeToMeasure(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
  destination: DeliveryDestination,
): { from: Position; to: Position } | null {
  if (deliveryPriceType(delivery) !== "distance") return null;
  const [from, to] = [validPosition(company), validPosition(destination)];
  return from && to && isWithinRange({ company, delivery, destination }) ? { from, to } : null;
}

function fixedQuote(request: QuoteRequest): DeliveryQuote {
  if (!isWithinRange(request)) return outsideQuote(request);
  return quoted(request, request.delivery?.prices?.fixed?.price ?? 0);
}

function rangeQuote(request: QuoteRequest): DeliveryQuote {
  const { company, delivery } = request;
  const range = rangeReaching(metersToDestination(request), company, delivery);
  if (!range) return outsideQuote(request);
  return quoted(request, range.price ?? delivery?.prices?.fixed?.price ?? 0);
}

function distanceQuote(request: QuoteRequest): DeliveryQuote {
  const { delivery, roadMeters } = request;
  const straight = metersToDestination(request);
  if (!Number.isFinite(straight) || !isWithinRange(request)) return outsideQuote(request);
  const { meters } = chargedDistance(straight, roadMeters);
  const { starting_price, price_per_km } = delivery?.prices?.distance ?? {};
  return quoted(request, (starting_price ?? 0) + ((price_per_km ?? 0) * meters) / 1000);
}

/**
 * Returns the metres that a price by distance counts: those by road if they were measured, otherwise an
 * estimate. They are never fewer than the straight distance.
 */
export function chargedDistance(
  straightMeters: number,
  roadMeters: number | null | undefined,
): { meters: number; isMeasured: boolean } {
  return isValidDistance(roadMeters)
    ? { meters: Math.max(roadMeters, straightMeters), isMeasured: true }
    : { meters: straightMeters * DETOUR_FACTOR, isMeasured: false };
}

function areaQuote(request: QuoteRequest): DeliveryQuote {
  const zone = cheapestZoneAt(request);
  return zone ? zoneQuote(request, zone) : outsideQuote(request);
}

/** If the place has a position and districts have polygons, the polygon decides, not the chosen district. */
function districtQuote(request: QuoteRequest): DeliveryQuote {
  const { company, delivery, destination } = request;
  const zone = cheapestZoneAt(request);
  if (zone) return zoneQuote(request, zone);
  const districts = pricingZones(company, delivery).filter(
    ({ shape }) => shape === null || validPosition(destination) === null,
  );
  const named = districts.find(({ id }) => id === destination.area_id);
  if (named) return zoneQuote(request, named);
  if (!destination.area_id && districts.length > 0) return refusedQuote("area_required");
  return outsideQuote(request);
}

/** Returns the cheapest zone that contains the place; the first of several with the same price. */
function cheapestZoneAt({ company, delivery, destination }: QuoteRequest): DeliveryZone | null {
  const position = validPosition(destination);
  if (!position) return null;
  const around = zonesAround(position, company, delivery);
  return around.toSorted((a, b) => a.price - b.price)[0] ?? null;
}

/** Returns the zones that set the price and contain a position. */
export function zonesAround(
  position: Position,
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): DeliveryZone[] {
  return pricingZones(company, delivery).filter(({ shape }) => isInsideShape(shape, position));
}

/** Returns the straight distance in metres; infinite if one of the positions is unknown. */
function metersToDestination({
  company,
  destination,
}: Pick<QuoteRequest, "company" | "destination">): number {
  const [from, to] = [validPosition(company), validPosition(destination)];
  return from && to ? metersBetween(from, to) : Number.POSITIVE_INFINITY;
}

function isWithinRange(
  request: Pick<QuoteRequest, "company" | "delivery" | "destination">,
): boolean {
  const limit = coverageLimitMeters(request.company, request.delivery);
  return limit === null || metersToDestination(request) <= limit;
}

function isValidDistance(roadMeters: number | null | undefined): roadMeters is number {
  return typeof roadMeters === "number" && Number.isFinite(roadMeters) && roadMeters >= 0;
}

function quoted({ currencyCode }: QuoteRequest, amount: number): DeliveryQuote {
  return {
    ok: true,
    price: toCents(amount, currencyCode),
    areaId: null,
    areaName: null,
    outside: false,
  };
}

function zoneQuote(
  { currencyCode }: QuoteRequest,
  { id, name, price }: DeliveryZone,
): DeliveryQuote {
  return {
    ok: true,
    price: toCents(price, currencyCode),
    areaId: id,
    areaName: name,
    outside: false,
  };
}

function outsideQuote({ company, delivery, destination }: QuoteRequest): DeliveryQuote {
  if (!acceptsOutsideCoverage(company, delivery)) return refusedQuote("outside_coverage");
  const other = destination.area_id === OTHER_DISTRICT_ID;
  const areaId = other ? OTHER_DISTRICT_ID : null;
  return {
    ok: true,
    price: 0,
    areaId,
    areaName: other ? destination.area_name : null,
    outside: true,
  };
}

function refusedQuote(code: DestinationRefusal): DeliveryQuote {
  return { ok: false, code };
}
