import type { DeliverySettings } from "../company/order-types.ts";
import type { Shape } from "../geo/shape.ts";
import { type Cents, toCents } from "../money/cents.ts";
import { deliveryPriceType } from "./price-type.ts";

/** The delivery settings for price and coverage; prices in major units. */
export type DeliveryPricing = DeliverySettings & {
  prices?: {
    type?: string | null;
    fixed?: { price?: number | null } | null;
    distance?: { price_per_km?: number | null; starting_price?: number | null } | null;
    area?: { areas?: readonly ZoneSettings[] | null; enable_out_of_area?: boolean | null } | null;
    districts?: readonly ZoneSettings[] | null;
    ranges?: readonly DeliveryRange[] | null;
  } | null;
  google_maps_validation?: boolean | null;
};

/** An area or a district, as the settings or the company store it. */
export type ZoneSettings = {
  id?: string | null;
  name?: string | null;
  enabled?: boolean | null;
  price?: number | null;
  /** The polygon in the settings and in `delivery_districts`. */
  paths?: Shape | null;
  /** The polygon in `delivery_areas`. */
  area?: Shape | null;
  /** Set by `omitZonePolygons` instead of a polygon. */
  drawn?: boolean;
};

/** A range from the company up to `max` kilometres. */
export type DeliveryRange = {
  enabled?: boolean | null;
  max?: number | null;
  price?: number | null;
};

/** The fields of a company that concern delivery. */
export type DeliveryCompany = {
  currency?: { code: string } | null;
  latitude?: number | null;
  longitude?: number | null;
  receives_orders_outside_delivery_range?: boolean | null;
  delivery_districts?: readonly ZoneSettings[] | null;
  delivery_areas?: readonly ZoneSettings[] | null;
  delivery_ranges?: readonly DeliveryRange[] | null;
};

/** The id of the choice "another district" (conformance 5.31). */
export const OTHER_DISTRICT_ID = "OTHER_DISTRICT_ID";

export type BelowMinimumRefusal = { code: "below_minimum"; minimum: Cents; missing: Cents };

/**
 * Why a place gets no delivery: it is outside the coverage, or its position or district is needed to
 * find out.
 */
export type DestinationRefusal = "outside_coverage" | "position_required" | "area_required";

/** Returns the smallest subtotal for a delivery; 0 by default (conformance 5.52). */
export function deliveryMinimum(
  delivery: DeliverySettings | null | undefined,
  currencyCode: string,
): Cents {
  return parseAmount(delivery?.minimum_amount_to_allow, currencyCode) ?? 0;
}

/** Returns the subtotal from which delivery is free; null if it is never free (conformance 5.53). */
export function freeDeliveryMinimum(
  delivery: DeliverySettings | null | undefined,
  currencyCode: string,
): Cents | null {
  return parseAmount(delivery?.minimum_amount_for_free, currencyCode);
}

/**
 * Returns the refusal of a subtotal below the delivery minimum, or null. Fees, tip and discounts do not
 * count towards the subtotal.
 */
export function belowMinimumRefusal(subtotal: Cents, minimum: Cents): BelowMinimumRefusal | null {
  const missing = minimum - subtotal;
  return missing > 0 ? { code: "below_minimum", minimum, missing } : null;
}

/**
 * Returns the charge for a delivery with this price: 0 when the subtotal, before discounts, reaches the
 * minimum for free delivery (conformance 5.48).
 */
export function deliveryCharge(
  price: Cents,
  delivery: DeliveryPricing | null | undefined,
  subtotal: Cents,
  currencyCode: string,
): Cents {
  return reachesFreeMinimum(delivery, subtotal, currencyCode) ? 0 : price;
}

export type ChargedDelivery = {
  /** The charge: see `deliveryCharge`. */
  charge: Cents;
  subtotal: Cents;
  delivery: DeliveryPricing | null | undefined;
  currencyCode: string;
};

/**
 * Returns whether a delivery with a charge of 0 is free (conformance 5.50): by the minimum for free
 * delivery, or because the price is 0 for every place. Otherwise the company defines the price later.
 */
export function isFreeDelivery({
  charge,
  subtotal,
  delivery,
  currencyCode,
}: ChargedDelivery): boolean {
  if (charge !== 0) return false;
  if (reachesFreeMinimum(delivery, subtotal, currencyCode)) return true;
  const { fixed, distance } = delivery?.prices ?? {};
  const type = deliveryPriceType(delivery);
  if (type === "fixed") return !fixed?.price;
  return type === "distance" && !distance?.price_per_km && !distance?.starting_price;
}

function reachesFreeMinimum(
  delivery: DeliveryPricing | null | undefined,
  subtotal: Cents,
  currencyCode: string,
): boolean {
  const free = freeDeliveryMinimum(delivery, currencyCode);
  return free !== null && subtotal >= free;
}

/**
 * Parses a setting in major units, a number or a text such as "120.5" or "120,50"; else null. The text is one of the wire:
 * "1.000" is numeric (conformance 5.53) and 1, as programs write it. What people type has marks for thousands, and is read
 * where they type it; the import warns of such a text.
 */
function parseAmount(
  setting: number | string | null | undefined,
  currencyCode: string,
): Cents | null {
  const value =
    typeof setting === "string" && setting.trim()
      ? Number(setting.replace(/^(\s*\d+),(\d{1,2}\s*)$/u, "$1.$2"))
      : setting;
  return typeof value === "number" && Number.isFinite(value) ? toCents(value, currencyCode) : null;
}
