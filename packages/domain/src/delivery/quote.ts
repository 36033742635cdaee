import { isInsideShape } from "../geo/is-inside-shape.ts";
import { metersBetween, type Position } from "../geo/position.ts";
import { type Cents, toCents } from "../money/cents.ts";
import {
  acceptsOutsideCoverage,
  coverageLimitMeters,
  type DeliveryDestination,
  enabledRanges,
  needsPosition,
  pricingZones,
  validPosition,
} from "./coverage.ts";
import type { DeliveryZone } from "./merge-zones.ts";
import {
  type DeliveryCompany,
  type DeliveryPricing,
  type DestinationRefusal,
  deliveryPriceType,
  OTHER_DISTRICT_ID,
} from "./pricing.ts";

/** How much longer a way by road is than the crow's, where nobody has measured it. */
export const DETOUR_FACTOR = 1.3;

/** What a delivery to a place costs before the free minimum; `outside`, it is yet to be defined. */
export type DeliveryQuote =
  | { ok: true; price: Cents; areaId: string | null; areaName: string | null; outside: boolean }
  | { ok: false; code: DestinationRefusal };

export type QuoteRequest = {
  company: DeliveryCompany;
  delivery: DeliveryPricing | null | undefined;
  destination: DeliveryDestination;
  currencyCode: string;
  /** The way there by road, in metres; null or absent where nobody has measured it. */
  roadMeters?: number | null;
};

/** What a delivery costs at a place, by the company's price type, or why it is not delivered there. */
export function quoteDelivery(question: QuoteRequest): DeliveryQuote {
  const { company, delivery, destination } = question;
  if (needsPosition(company, delivery) && !validPosition(destination))
    return refusedQuote("position_required");
  switch (deliveryPriceType(delivery)) {
    case "fixed":
      return fixedQuote(question);
    case "range":
      return rangeQuote(question);
    case "distance":
      return distanceQuote(question);
    case "area":
      return areaQuote(question);
    case "district":
      return districtQuote(question);
    case "to_be_defined":
      return quoted(question, 0);
  }
}

/** From where to where, if the price goes by the way there and the place is within reach; else null. */
export function routeToMeasure(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
  destination: DeliveryDestination,
): { from: Position; to: Position } | null {
  if (deliveryPriceType(delivery) !== "distance") return null;
  const [from, to] = [validPosition(company), validPosition(destination)];
  return from && to && isWithinRange({ company, delivery, destination }) ? { from, to } : null;
}

function fixedQuote(question: QuoteRequest): DeliveryQuote {
  if (!isWithinRange(question)) return outsideQuote(question);
  return quoted(question, question.delivery?.prices?.fixed?.price ?? 0);
}

function rangeQuote(question: QuoteRequest): DeliveryQuote {
  const { company, delivery } = question;
  const meters = metersToDestination(question);
  const range = enabledRanges(company, delivery).find(({ max }) => meters <= max * 1000);
  if (!range) return outsideQuote(question);
  return quoted(question, range.price ?? delivery?.prices?.fixed?.price ?? 0);
}

function distanceQuote(question: QuoteRequest): DeliveryQuote {
  const { delivery, roadMeters } = question;
  const crow = metersToDestination(question);
  if (!Number.isFinite(crow) || !isWithinRange(question)) return outsideQuote(question);
  const meters = isValidDistance(roadMeters) ? Math.max(roadMeters, crow) : crow * DETOUR_FACTOR;
  const { starting_price, price_per_km } = delivery?.prices?.distance ?? {};
  return quoted(question, (starting_price ?? 0) + ((price_per_km ?? 0) * meters) / 1000);
}

function areaQuote(question: QuoteRequest): DeliveryQuote {
  const zone = cheapestZoneAt(question);
  return zone ? zoneQuote(question, zone) : outsideQuote(question);
}

/** Where the place is known and districts are drawn, the drawing decides, whatever district was named. */
function districtQuote(question: QuoteRequest): DeliveryQuote {
  const { company, delivery, destination } = question;
  const around = cheapestZoneAt(question);
  if (around) return zoneQuote(question, around);
  const districts = pricingZones(company, delivery).filter(
    ({ shape }) => shape === null || validPosition(destination) === null,
  );
  const named = districts.find(({ id }) => id === destination.area_id);
  if (named) return zoneQuote(question, named);
  if (!destination.area_id && districts.length > 0) return refusedQuote("area_required");
  return outsideQuote(question);
}

/** The cheapest of the zones around the place; of several at the same price, the first. */
function cheapestZoneAt({ company, delivery, destination }: QuoteRequest): DeliveryZone | null {
  const position = validPosition(destination);
  if (!position) return null;
  const around = pricingZones(company, delivery).filter(({ shape }) =>
    isInsideShape(shape, position),
  );
  return around.toSorted((a, b) => a.price - b.price)[0] ?? null;
}

/** As the crow flies; without end where one of the two positions is not known. */
function metersToDestination({
  company,
  destination,
}: Pick<QuoteRequest, "company" | "destination">): number {
  const [from, to] = [validPosition(company), validPosition(destination)];
  return from && to ? metersBetween(from, to) : Number.POSITIVE_INFINITY;
}

function isWithinRange(
  question: Pick<QuoteRequest, "company" | "delivery" | "destination">,
): boolean {
  const limit = coverageLimitMeters(question.company, question.delivery);
  return limit === null || metersToDestination(question) <= limit;
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
