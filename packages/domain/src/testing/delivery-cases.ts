import type { DeliveryDestination } from "../delivery/coverage.ts";
import type { DeliveryCompany, DeliveryPricing } from "../delivery/pricing.ts";
import { type Cents, fromCents, toCents } from "../money/cents.ts";
import { distanceRows } from "./delivery-distance-rows.ts";
import {
  type DeliveryCaseRow,
  destinations,
  pricings,
  restaurantPosition,
} from "./delivery-town.ts";
import { zoneRows } from "./delivery-zone-rows.ts";

/** What holds of one cart that is to be delivered to one place, in MXN. */
export type DeliveryCase = {
  /** What a test of it is called. */
  title: string;
  company: DeliveryCompany & { latitude: number | null; longitude: number | null };
  delivery: DeliveryPricing;
  destination: DeliveryDestination;
  subtotal: Cents;
  /** Metres by road; null where nobody tells. */
  roadMeters: number | null;
  /** Null where it is not delivered, whatever the goods. */
  quote: { price: Cents; areaId: string | null; outside: boolean } | null;
  /** What is charged for it; null for an order that is refused. */
  charge: Cents | null;
  /** What the summary's chip says; null for none. */
  chip: "free" | "to be defined" | null;
  /** Why the order is refused, by the codes of `orderability`. */
  reasons: string[];
};

const MINIMUM: Cents = 20_000;
const FREE_MINIMUM: Cents = 50_000;

/** By price type: near the restaurant, on the edge, far away, and without position or district. */
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

const matrixRows: DeliveryCaseRow[] = Object.entries(matrix).flatMap(([type, says]) => {
  const pricing: DeliveryCaseRow[1] = pricings[type as keyof typeof pricings];
  const [inside, edge, outside, unknown] = says;
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
    [`${type}, outside, which is allowed`, all, far, quoteOf(outside) ? outside : "beyond"],
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
 * Every price type at every kind of place, and what is odd beside it: what the domain, the API's
 * quotes and orders, and the screens are all tested by.
 */
export const deliveryCases: readonly DeliveryCase[] = [
  ...matrixRows,
  ...zoneRows,
  ...distanceRows,
].map(caseOf);

function caseOf([
  what,
  pricing,
  destination,
  says,
  roadMeters = null,
  subtotal = 30_000,
]: DeliveryCaseRow): DeliveryCase {
  const quote = quoteOf(says);
  const reasons = [...(subtotal < MINIMUM ? ["below_minimum"] : []), ...(quote ? [] : [says])];
  const reached = subtotal >= FREE_MINIMUM;
  const charged = quote && reasons.length === 0 ? { sum: reached ? 0 : quote.price } : null;
  const nothing = reached || says === "free" ? "free" : "to be defined";
  return {
    title: `${what}: ${says}`,
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

/** What a row's words say of the price; null for a refusal. */
function quoteOf(says: string): DeliveryCase["quote"] {
  const [price = "", areaId = null] = says.split(" in ");
  const outside = price === "beyond";
  if (outside || price === "free" || price === "to be defined")
    return { price: 0, areaId, outside };
  return Number.isFinite(Number(price))
    ? { price: toCents(Number(price), "MXN"), areaId, outside }
    : null;
}
