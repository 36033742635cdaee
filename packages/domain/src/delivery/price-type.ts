/** How a company prices its deliveries (conformance 3.40, 3.41). */
export type DeliveryPriceType =
  | "fixed"
  | "district"
  | "area"
  | "range"
  | "distance"
  | "to_be_defined";

/** The names of price types in settings and in the specification. */
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
 * Returns the price type of the settings, without regard to case. `to_be_defined` if they name none or an
 * unknown one: then the company says the price after it has seen the order.
 */
export function deliveryPriceType(
  delivery: { prices?: { type?: string | null } | null } | null | undefined,
): DeliveryPriceType {
  return parsePriceType(delivery?.prices?.type ?? "") ?? "to_be_defined";
}

/** Returns the price type with this name; null if the name is unknown. */
export function parsePriceType(name: string): DeliveryPriceType | null {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return Object.hasOwn(PRICE_TYPES, key) ? (PRICE_TYPES[key] ?? null) : null;
}
