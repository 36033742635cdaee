import { type Cents, toCents } from "./money.ts";
import type { DeliverySettings } from "./order-types.ts";

/** How a company prices its deliveries (spec §3, Delivery price types). */
export type DeliveryPriceType =
  | "fixed"
  | "district"
  | "area"
  | "range"
  | "distance"
  | "to_be_defined";

/** The settings of delivery, as far as they say what one costs and where it goes. */
export type DeliveryPricing = DeliverySettings & {
  prices?: {
    type?: string | null;
    fixed?: { price?: number | null } | null;
    area?: { areas?: readonly Zone[] | null; enable_out_of_area?: boolean | null } | null;
    districts?: readonly Zone[] | null;
  } | null;
};

/** A part of the town as a company keeps it. */
export type Zone = { id?: string | null; name?: string | null; enabled?: boolean | null };

/** What a company's own record says of where it delivers. */
export type DeliveryCompany = {
  delivery_districts?: readonly Zone[] | null;
  delivery_areas?: readonly Zone[] | null;
};

/** The district of who lives in none of the list (spec §5, District select). */
export const OTHER_DISTRICT_ID = "OTHER_DISTRICT_ID";

export type DeliveryRefusal = { code: "below_minimum"; minimum: Cents; missing: Cents };

/** The least worth of goods that is delivered; 0 unless set (spec §5, Delivery ranges). */
export function deliveryMinimum(
  delivery: DeliverySettings | null | undefined,
  currencyCode: string,
): Cents {
  return amount(delivery?.minimum_amount_to_allow, currencyCode) ?? 0;
}

/** The worth of goods from which delivery is free, or null when it never is (spec §5). */
export function freeDeliveryMinimum(
  delivery: DeliverySettings | null | undefined,
  currencyCode: string,
): Cents | null {
  return amount(delivery?.minimum_amount_for_free, currencyCode);
}

/**
 * Why `goods` worth of cart cannot be delivered, or null when it can. `goods` is the sum of the
 * line totals: fees, tip and discounts never count.
 */
export function deliveryRefusal(goods: Cents, minimum: Cents): DeliveryRefusal | null {
  const missing = minimum - goods;
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
 * The price type that the settings name, in either case; `to_be_defined` where they name none, for
 * then the company says it when it has seen the order. Null for a name that nobody knows.
 */
export function deliveryPriceType(
  delivery: DeliveryPricing | null | undefined,
): DeliveryPriceType | null {
  const name = delivery?.prices?.type
    ?.trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  if (!name) return "to_be_defined";
  return Object.hasOwn(PRICE_TYPES, name) ? (PRICE_TYPES[name] ?? null) : null;
}

/**
 * What a delivery costs wherever it goes, whatever is ordered: the fixed price, or 0 while it is to
 * be defined. Null where it depends on the place, by district, area, range or distance.
 */
export function placelessDeliveryPrice(
  delivery: DeliveryPricing | null | undefined,
  currencyCode: string,
): Cents | null {
  const type = deliveryPriceType(delivery);
  if (type === "to_be_defined") return 0;
  if (type !== "fixed") return null;
  return toCents(delivery?.prices?.fixed?.price ?? 0, currencyCode);
}

/** What is charged for a delivery of that price: nothing from the free minimum on (spec §5, Free delivery). */
export function deliveryCharge(
  price: Cents,
  delivery: DeliveryPricing | null | undefined,
  goods: Cents,
  currencyCode: string,
): Cents {
  const free = freeDeliveryMinimum(delivery, currencyCode);
  return free !== null && goods >= free ? 0 : price;
}

/**
 * The enabled district or area of this id, or null. The district of who lives in none is one where
 * the company delivers out of its areas; its name is the customer's to say.
 */
export function findDeliveryZone(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
  id: string,
): { id: string; name: string | null } | null {
  const { area, districts } = delivery?.prices ?? {};
  const zones = [
    ...(company.delivery_districts ?? []),
    ...(districts ?? []),
    ...(company.delivery_areas ?? []),
    ...(area?.areas ?? []),
  ];
  const zone = zones.find((each) => each.id === id && each.enabled !== false);
  if (zone) return { id, name: zone.name ?? null };
  return id === OTHER_DISTRICT_ID && area?.enable_out_of_area ? { id, name: null } : null;
}

/** A setting in major units, as a number or as digits; null unless it is one. */
function amount(setting: number | string | null | undefined, currencyCode: string): Cents | null {
  const value = typeof setting === "string" && setting.trim() ? Number(setting) : setting;
  return typeof value === "number" && Number.isFinite(value) ? toCents(value, currencyCode) : null;
}
