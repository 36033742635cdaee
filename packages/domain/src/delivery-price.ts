import { isInside } from "./areas.ts";
import {
  coverageLimitMeters,
  type DeliveryPlace,
  deliversOutside,
  enabledRanges,
  needsPosition,
  positionOf,
  zonesOf,
} from "./coverage.ts";
import {
  type DeliveryCompany,
  type DeliveryPricing,
  deliveryPriceType,
  OTHER_DISTRICT_ID,
  type PlaceRefusal,
} from "./delivery.ts";
import type { DeliveryZone } from "./delivery-zones.ts";
import { metersBetween, type Position } from "./geo.ts";
import { type Cents, toCents } from "./money.ts";

/** How much longer a way by road is than the crow's, where nobody has measured it. */
export const DETOUR = 1.3;

/** What a delivery to a place costs before the free minimum; `outside`, it is yet to be defined. */
export type DeliveryQuote =
  | { ok: true; price: Cents; areaId: string | null; areaName: string | null; outside: boolean }
  | { ok: false; code: PlaceRefusal };

export type QuoteQuestion = {
  company: DeliveryCompany;
  delivery: DeliveryPricing | null | undefined;
  place: DeliveryPlace;
  currencyCode: string;
  /** The way there by road, in metres; null or absent where nobody has measured it. */
  travelled?: number | null;
};

/** What a delivery costs at a place, by the company's price type, or why it is not delivered there. */
export function deliveryQuote(question: QuoteQuestion): DeliveryQuote {
  const { company, delivery, place } = question;
  if (needsPosition(company, delivery) && !positionOf(place)) return refused("position_required");
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
      return priced(question, 0);
  }
}

/** From where to where, if the price goes by the way there and the place is within reach; else null. */
export function wayToMeasure(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
  place: DeliveryPlace,
): { from: Position; to: Position } | null {
  if (deliveryPriceType(delivery) !== "distance") return null;
  const [from, to] = [positionOf(company), positionOf(place)];
  return from && to && isWithinLimit({ company, delivery, place }) ? { from, to } : null;
}

function fixedQuote(question: QuoteQuestion): DeliveryQuote {
  if (!isWithinLimit(question)) return outside(question);
  return priced(question, question.delivery?.prices?.fixed?.price ?? 0);
}

function rangeQuote(question: QuoteQuestion): DeliveryQuote {
  const { company, delivery } = question;
  const meters = metersTo(question);
  const range = enabledRanges(company, delivery).find(({ max }) => meters <= max * 1000);
  if (!range) return outside(question);
  return priced(question, range.price ?? delivery?.prices?.fixed?.price ?? 0);
}

function distanceQuote(question: QuoteQuestion): DeliveryQuote {
  const { delivery, travelled } = question;
  const crow = metersTo(question);
  if (!Number.isFinite(crow) || !isWithinLimit(question)) return outside(question);
  const meters = isMeasured(travelled) ? Math.max(travelled, crow) : crow * DETOUR;
  const { starting_price, price_per_km } = delivery?.prices?.distance ?? {};
  return priced(question, (starting_price ?? 0) + ((price_per_km ?? 0) * meters) / 1000);
}

function areaQuote(question: QuoteQuestion): DeliveryQuote {
  const zone = zoneAround(question);
  return zone ? pricedZone(question, zone) : outside(question);
}

/** Where the place is known and districts are drawn, the drawing decides, whatever district was named. */
function districtQuote(question: QuoteQuestion): DeliveryQuote {
  const { company, delivery, place } = question;
  const around = zoneAround(question);
  if (around) return pricedZone(question, around);
  const districts = zonesOf(company, delivery).filter(
    ({ shape }) => shape === null || positionOf(place) === null,
  );
  const named = districts.find(({ id }) => id === place.area_id);
  if (named) return pricedZone(question, named);
  if (!place.area_id && districts.length > 0) return refused("area_required");
  return outside(question);
}

/** The cheapest of the zones around the place; of several at the same price, the first. */
function zoneAround({ company, delivery, place }: QuoteQuestion): DeliveryZone | null {
  const position = positionOf(place);
  if (!position) return null;
  const around = zonesOf(company, delivery).filter(({ shape }) => isInside(shape, position));
  return around.toSorted((a, b) => a.price - b.price)[0] ?? null;
}

/** As the crow flies; without end where one of the two positions is not known. */
function metersTo({ company, place }: Pick<QuoteQuestion, "company" | "place">): number {
  const [from, to] = [positionOf(company), positionOf(place)];
  return from && to ? metersBetween(from, to) : Number.POSITIVE_INFINITY;
}

function isWithinLimit(question: Pick<QuoteQuestion, "company" | "delivery" | "place">): boolean {
  const limit = coverageLimitMeters(question.company, question.delivery);
  return limit === null || metersTo(question) <= limit;
}

function isMeasured(travelled: number | null | undefined): travelled is number {
  return typeof travelled === "number" && Number.isFinite(travelled) && travelled >= 0;
}

function priced({ currencyCode }: QuoteQuestion, amount: number): DeliveryQuote {
  return {
    ok: true,
    price: toCents(amount, currencyCode),
    areaId: null,
    areaName: null,
    outside: false,
  };
}

function pricedZone(
  { currencyCode }: QuoteQuestion,
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

function outside({ company, delivery, place }: QuoteQuestion): DeliveryQuote {
  if (!deliversOutside(company, delivery)) return refused("outside_coverage");
  const other = place.area_id === OTHER_DISTRICT_ID;
  const areaId = other ? OTHER_DISTRICT_ID : null;
  return { ok: true, price: 0, areaId, areaName: other ? place.area_name : null, outside: true };
}

function refused(code: PlaceRefusal): DeliveryQuote {
  return { ok: false, code };
}
