import type { DeliverySettings } from "../company/order-types.ts";
import type { Shape } from "../geo/shape.ts";
import { type Cents, toCents } from "../money/cents.ts";

/** How a company prices its deliveries (spec §3, Delivery price types). */
export type DeliveryPriceType =
  | "fixed"
  | "district"
  | "area"
  | "range"
  | "distance"
  | "to_be_defined";

/** The settings of delivery, as far as they say what one costs and where it goes; prices in major units. */
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

/** A part of the town as a company or its settings keep it: an area, or a district. */
export type ZoneSettings = {
  id?: string | null;
  name?: string | null;
  enabled?: boolean | null;
  price?: number | null;
  /** The settings' name for the shape, and `delivery_districts`'. */
  paths?: Shape | null;
  /** `delivery_areas`' name for it. */
  area?: Shape | null;
  /** Told in the place of a shape that was left out for its length. */
  drawn?: boolean;
};

/** As far as `max` kilometres from the company. */
export type DeliveryRange = {
  enabled?: boolean | null;
  max?: number | null;
  price?: number | null;
};

/** What a company's own record says of where it delivers. */
export type DeliveryCompany = {
  currency?: { code: string } | null;
  latitude?: number | null;
  longitude?: number | null;
  receives_orders_outside_delivery_range?: boolean | null;
  delivery_districts?: readonly ZoneSettings[] | null;
  delivery_areas?: readonly ZoneSettings[] | null;
  delivery_ranges?: readonly DeliveryRange[] | null;
};

/** The district of who lives in none of the list (spec §5, District select). */
export const OTHER_DISTRICT_ID = "OTHER_DISTRICT_ID";

export type BelowMinimumRefusal = { code: "below_minimum"; minimum: Cents; missing: Cents };

/**
 * Why nothing can be delivered to a place: it lies where the company does not go, or whether it does
 * cannot be told without the place's position or district.
 */
export type DestinationRefusal = "outside_coverage" | "position_required" | "area_required";

/** The least worth of goods that is delivered; 0 unless set (spec §5, Delivery ranges). */
export function deliveryMinimum(
  delivery: DeliverySettings | null | undefined,
  currencyCode: string,
): Cents {
  return parseAmount(delivery?.minimum_amount_to_allow, currencyCode) ?? 0;
}

/** The worth of goods from which delivery is free, or null when it never is (spec §5). */
export function freeDeliveryMinimum(
  delivery: DeliverySettings | null | undefined,
  currencyCode: string,
): Cents | null {
  return parseAmount(delivery?.minimum_amount_for_free, currencyCode);
}

/**
 * Why `goods` worth of cart cannot be delivered, or null when it can. `goods` is the sum of the
 * line totals: fees, tip and discounts never count.
 */
export function belowMinimumRefusal(subtotal: Cents, minimum: Cents): BelowMinimumRefusal | null {
  const missing = minimum - subtotal;
  return missing > 0 ? { code: "below_minimum", minimum, missing } : null;
}

/** The names that settings give the types, and the constants of the specification. */
const PRICE_TYPES: Record<string, DeliveryPriceType> = {
  fixed: "fixed",
  neighborhood: "district",
  districts: "district",
  by_district: "district",
  areas: "area",
  by_area: "area",
  ranges: "range",
  by_range: "range",
  km_traveled: "distance",
  by_drive_distance: "distance",
  to_be_defined: "to_be_defined",
};

/**
 * The price type that the settings name, in either case; `to_be_defined` where they name none, or one
 * that nobody knows, for then the company says the price when it has seen the order.
 */
export function deliveryPriceType(delivery: DeliveryPricing | null | undefined): DeliveryPriceType {
  return parsePriceType(delivery?.prices?.type ?? "") ?? "to_be_defined";
}

/** The type of this name; null for a name that nobody knows. */
export function parsePriceType(name: string): DeliveryPriceType | null {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return Object.hasOwn(PRICE_TYPES, key) ? (PRICE_TYPES[key] ?? null) : null;
}

/**
 * What is charged for a delivery of that price: nothing from the free minimum on (spec §5, Free
 * delivery).
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
  /** What is charged for it: see `deliveryCharge`. */
  charge: Cents;
  subtotal: Cents;
  delivery: DeliveryPricing | null | undefined;
  currencyCode: string;
};

/**
 * Whether a delivery that nothing is charged for is free, by the free minimum or by a price that is 0
 * for everybody (spec §5, Free delivery). Else its price is yet to be defined.
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

/** The minutes that a delivery takes, `35` or `25-35`; null for '-' and for what names none. */
export function averageDeliveryMinutes(
  delivery: DeliverySettings | null | undefined,
): string | null {
  const [, from, to] =
    /^\s*(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?\s*(?:min\w*\.?)?\s*$/iu.exec(
      String(delivery?.average_time ?? ""),
    ) ?? [];
  if (!Number(to ?? from)) return null;
  return to === undefined ? String(Number(from)) : `${Number(from)}-${Number(to)}`;
}

/** A setting in major units, as a number or as digits, "120.5" or "120,50"; null unless it is one. */
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
