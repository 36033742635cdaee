import { coverageLimitMeters, rangeReaching } from "@comanda/domain/delivery/coverage";
import type {
  DeliveryCompany,
  DeliveryPricing,
  DestinationRefusal,
} from "@comanda/domain/delivery/price-settings";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { chargedDistance, quoteDelivery, zonesAround } from "@comanda/domain/delivery/quote";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import type { Cents } from "@comanda/domain/money/cents";

/** The place that a member tries, and the district that a guest there would name. */
export type TriedPlace = { position: Position; districtId: string | null };

export type TriedDelivery = {
  company: DeliveryCompany;
  delivery: DeliveryPricing;
  currencyCode: string;
  /** Metres by road; null where they are not measured. */
  roadMeters: number | null;
  place: TriedPlace;
};

/** Why a place costs what it does. Distances are metres. */
export type QuoteReason =
  | { kind: "fixed" }
  | { kind: "range"; meters: number; max: number }
  | { kind: "distance"; meters: number; isMeasured: boolean }
  | { kind: "zone"; id: string; others: readonly string[] }
  | { kind: "named"; id: string }
  | { kind: "later" }
  | { kind: "outside"; isAccepted: boolean; meters: number | null; limit: number | null }
  | { kind: "refused"; code: Exclude<DestinationRefusal, "outside_coverage"> };

/** The answer for a place: its price before the free minimum, null where there is none; and why. */
export type TriedQuote = { price: Cents | null; reason: QuoteReason };

/** Quotes a delivery as the storefront does, by the same rule, and says why (decision 17). */
export function tryDelivery(tried: TriedDelivery): TriedQuote {
  const { company, delivery, currencyCode, roadMeters, place } = tried;
  const { position, districtId } = place;
  const destination = { ...position, area_id: districtId, area_name: null };
  const quote = quoteDelivery({ company, delivery, destination, currencyCode, roadMeters });
  if (!quote.ok && quote.code !== "outside_coverage")
    return { price: null, reason: { kind: "refused", code: quote.code } };
  if (!quote.ok || quote.outside) {
    const meters = straightMeters(tried);
    const limit = coverageLimitMeters(company, delivery);
    return { price: null, reason: { kind: "outside", isAccepted: quote.ok, meters, limit } };
  }
  const { price, areaId } = quote;
  if (areaId !== null) return { price, reason: zoneReason(tried, areaId) };
  return { price: price === 0 && isLater(delivery) ? null : price, reason: plainReason(tried) };
}

const isLater = (delivery: DeliveryPricing) => deliveryPriceType(delivery) === "to_be_defined";

function straightMeters({ company: { latitude, longitude }, place }: TriedDelivery): number | null {
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  return metersBetween({ latitude, longitude }, place.position);
}

/** The zone that counts, and the others around the place. */
function zoneReason({ company, delivery, place }: TriedDelivery, id: string): QuoteReason {
  const around = zonesAround(place.position, company, delivery).map((zone) => zone.id);
  if (!around.includes(id)) return { kind: "named", id };
  return { kind: "zone", id, others: around.filter((other) => other !== id) };
}

function plainReason(tried: TriedDelivery): QuoteReason {
  const { company, delivery, roadMeters } = tried;
  const straight = straightMeters(tried) ?? 0;
  switch (deliveryPriceType(delivery)) {
    case "range": {
      const range = rangeReaching(straight, company, delivery);
      return { kind: "range", meters: straight, max: (range?.max ?? 0) * 1000 };
    }
    case "distance":
      return { kind: "distance", ...chargedDistance(straight, roadMeters) };
    case "fixed":
      return { kind: "fixed" };
    default:
      return { kind: "later" };
  }
}
