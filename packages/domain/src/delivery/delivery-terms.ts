import { type Cents, currencyCodeOf, toCents } from "../money/cents.ts";
import { averageDeliveryMinutes } from "./average-minutes.ts";
import { acceptsOutsideCoverage, enabledRanges } from "./coverage.ts";
import { areaZones, districtZones } from "./enabled-zones.ts";
import {
  type DeliveryCompany,
  type DeliveryPricing,
  deliveryMinimum,
  freeDeliveryMinimum,
} from "./price-settings.ts";
import { deliveryPriceType } from "./price-type.ts";

/** What a delivery means before its address is known. */
export type DeliveryTerms = {
  /** The lowest fee; `isExact` if every address costs the same. Null where the company says it later. */
  fee: { from: Cents; isExact: boolean } | null;
  minimum: Cents;
  /** The subtotal from which delivery is free; null if it is never free. */
  freeFrom: Cents | null;
  /** Minutes, `35` or `25-35`; null if the company does not say it. */
  minutes: string | null;
};

/** Returns what a delivery costs and takes, by the settings alone. */
export function deliveryTerms(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): DeliveryTerms {
  const currencyCode = currencyCodeOf(company);
  const prices = knownPrices(company, delivery).map((price) => toCents(price, currencyCode));
  const from = Math.min(...prices);
  const isExact = prices.every((price) => price === from) && !varies(company, delivery);
  return {
    fee: prices.length > 0 ? { from, isExact } : null,
    minimum: deliveryMinimum(delivery, currencyCode),
    freeFrom: freeDeliveryMinimum(delivery, currencyCode),
    minutes: averageDeliveryMinutes(delivery),
  };
}

/** Returns the fees of the settings in major units; empty where the company says the fee later. */
function knownPrices(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): number[] {
  const fixed = delivery?.prices?.fixed?.price ?? 0;
  switch (deliveryPriceType(delivery)) {
    case "fixed":
      return [fixed];
    case "range":
      return enabledRanges(company, delivery).map(({ price }) => price ?? fixed);
    case "distance":
      return [delivery?.prices?.distance?.starting_price ?? 0];
    case "area":
      return areaZones(company, delivery).map(({ price }) => price);
    case "district":
      return districtZones(company, delivery).map(({ price }) => price);
    case "to_be_defined":
      return [];
  }
}

/** Returns whether the fee can differ from all known prices: by the way, or outside the coverage. */
function varies(company: DeliveryCompany, delivery: DeliveryPricing | null | undefined): boolean {
  const perKm = delivery?.prices?.distance?.price_per_km ?? 0;
  if (deliveryPriceType(delivery) === "distance" && perKm > 0) return true;
  return acceptsOutsideCoverage(company, delivery);
}
