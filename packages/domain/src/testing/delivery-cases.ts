import type { DeliveryDestination } from "../delivery/coverage.ts";
import type { DeliveryCompany, DeliveryPricing } from "../delivery/price-settings.ts";
import { type Cents, fromCents, toCents } from "../money/cents.ts";
import { distanceRows } from "./delivery-distance-rows.ts";
import {
  type DeliveryCaseRow,
  destinations,
  pricings,
  restaurantPosition,
} from "./delivery-town.ts";
import { zoneRows } from "./delivery-zone-rows.ts";

/** A delivery of one cart to one place, in MXN, with the expected results. */
export type DeliveryCase = {
  /** The title of its test. */
  title: string;
  company: DeliveryCompany & { latitude: number | null; longitude: number | null };
  delivery: DeliveryPricing;
  destination: DeliveryDestination;
  subtotal: Cents;
  /** The distance by road in metres; null if it is not measured. */
  roadMeters: number | null;
  /** The quote; null if the place gets no delivery. */
  quote: { price: Cents; areaId: string | null; outside: boolean } | null;
  /** The charge; null for an order that is refused. */
  charge: Cents | null;
  /** The text of the summary's chip; null for none. */
  chip: "free" | "to be defined" | null;
  /** The codes of `evaluateOrderability` for a refused order. */
  reasons: string[];
};

const MINIMUM: Cents = 20_000;
const FREE_MINIMUM: Cents = 50_000;

/** The expected result by price type: near the restaurant, on the edge, far away, and without a place. */
const matrix: Record<keyof typeof pricings, [string, string, string, string]> = {
  fixed: ["35.5", "35.5", "35.5", "35.5"],
  "fixed within a range": ["35.5", "35.5", "outside_coverage", "position_required"],
  "to be defined": ["to be defined", "to be defined", "to be defined", "to be defined"],
  range: ["25", "40", "outside_coverage", "position_required"],
  distance: ["33.01", "46.02", "outside_coverage", "position_required"],
  area: ["30 in town", "30 in town", "outside_coverage", "position_required"],
  district: ["30 in roma", "30 in roma", "outside_coverage", "area_required"],
  "drawn district": ["30 in roma", "30 in roma", "outside_coverage", "area_required"],
};

const matrixRows: DeliveryCaseRow[] = Object.entries(matrix).flatMap(([type, results]) => {
  const pricing: DeliveryCaseRow[1] = pricings[type as keyof typeof pricings];
  const [inside, edge, outside, unknown] = results;
  const byName = {
    near: destinations.named("roma"),
    edge: destinations.named("roma"),
    far: destinations.named("juarez"),
  };
  const { near, edge: border, far } = type === "district" ? byName : destinations;
  const receives = { receives_orders_outside_delivery_range: true };
  const all = { ...pricing, company: { ...pricing.company, ...receives } };
  return [
    [`${type}, inside`, pricing, near, inside],
    [`${type}, on the edge`, pricing, border, edge],
    [`${type}, outside`, pricing, far, outside],
    [`${type}, outside, which is allowed`, all, far, parseQuote(outside) ? outside : "beyond"],
    [`${type}, below the minimum`, pricing, near, inside, null, MINIMUM - 10_000],
    [`${type}, outside and below the minimum`, pricing, far, outside, null, MINIMUM - 10_000],
    [`${type}, at the minimum`, pricing, near, inside, null, MINIMUM],
    [`${type}, at the free minimum`, pricing, near, inside, null, FREE_MINIMUM],
    [`${type}, outside, at the free minimum`, pricing, far, outside, null, FREE_MINIMUM],
    [`${type}, nowhere`, pricing, destinations.nowhere, unknown],
    [`${type}, nowhere, where all are taken`, all, destinations.nowhere, unknown],
  ] satisfies DeliveryCaseRow[];
});

/**
 * Every price type at every kind of place, and special cases. The domain, the API's quotes and orders,
 * and the screens are tested with them.
 */
export const deliveryCases: readonly DeliveryCase[] = [
  ...matrixRows,
  ...zoneRows,
  ...distanceRows,
].map(caseOf);

function caseOf([
  title,
  pricing,
  destination,
  expected,
  roadMeters = null,
  subtotal = 30_000,
]: DeliveryCaseRow): DeliveryCase {
  const quote = parseQuote(expected);
  const reasons = [...(subtotal < MINIMUM ? ["below_minimum"] : []), ...(quote ? [] : [expected])];
  const reached = subtotal >= FREE_MINIMUM;
  const charged = quote && reasons.length === 0 ? { sum: reached ? 0 : quote.price } : null;
  const nothing = reached || expected === "free" ? "free" : "to be defined";
  return {
    title: `${title}: ${expected}`,
    company: { ...restaurantPosition, ...pricing.company },
    delivery: {
      ...pricing.delivery,
      minimum_amount_to_allow: fromCents(MINIMUM, "USD"),
      minimum_amount_for_free: fromCents(FREE_MINIMUM, "USD"),
    },
    destination,
    subtotal,
    roadMeters,
    quote,
    charge: charged?.sum ?? null,
    chip: charged?.sum === 0 ? nothing : null,
    reasons,
  };
}

/** Parses the expected result of a row; null for a refusal. */
function parseQuote(expected: string): DeliveryCase["quote"] {
  const [price = "", areaId = null] = expected.split(" in ");
  const outside = price === "beyond";
  if (outside || price === "free" || price === "to be defined")
    return { price: 0, areaId, outside };
  return Number.isFinite(Number(price))
    ? { price: toCents(Number(price), "MXN"), areaId, outside }
    : null;
}
