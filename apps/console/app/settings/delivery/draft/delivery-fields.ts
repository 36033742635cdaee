import type { DeliveryPriceType } from "@comanda/domain/delivery/price-type";
import type { MessageKey } from "../../../i18n/text.ts";

const DELIVERY = "ecommerce_settings.delivery";
const PRICES = `${DELIVERY}.prices`;

/** The paths of the fields of delivery in the import file. */
export const PATHS = {
  type: `${PRICES}.type`,
  fixed: `${PRICES}.fixed.price`,
  start: `${PRICES}.distance.starting_price`,
  perKm: `${PRICES}.distance.price_per_km`,
  minimum: `${DELIVERY}.minimum_amount_to_allow`,
  free: `${DELIVERY}.minimum_amount_for_free`,
  needsPosition: `${DELIVERY}.google_maps_validation`,
  /** Two fields that mean one thing (decision 55). */
  outside: "company.receives_orders_outside_delivery_range",
  outsideZones: `${PRICES}.area.enable_out_of_area`,
} as const;

/** A list that both the settings and the company have; the page shows them as one (decision 55). */
export type ListKind = "area" | "district" | "range";

export const LIST_PATHS: Readonly<Record<ListKind, { settings: string; company: string }>> = {
  area: { settings: `${PRICES}.area.areas`, company: "company.delivery_areas" },
  district: { settings: `${PRICES}.districts`, company: "company.delivery_districts" },
  range: { settings: `${PRICES}.ranges`, company: "company.delivery_ranges" },
};

/** The names that the page writes for the price types; the specification has several for some. */
export const TYPE_NAMES: Readonly<Record<DeliveryPriceType, string>> = {
  fixed: "fixed",
  distance: "km_traveled",
  range: "ranges",
  area: "areas",
  district: "districts",
  to_be_defined: "to_be_defined",
};

/** The names of the fields, by their paths. */
export const DELIVERY_LABELS: Readonly<Record<string, MessageKey>> = {
  [PATHS.type]: "settings.delivery.type",
  [PATHS.fixed]: "settings.delivery.fixedPrice",
  [PATHS.start]: "settings.delivery.startPrice",
  [PATHS.perKm]: "settings.delivery.perKm",
  [PATHS.minimum]: "settings.delivery.minimum",
  [PATHS.free]: "settings.delivery.freeFrom",
  [PATHS.needsPosition]: "settings.delivery.needsPosition",
  [PATHS.outside]: "settings.delivery.outside",
  [PATHS.outsideZones]: "settings.delivery.outside",
  [LIST_PATHS.area.settings]: "settings.delivery.zones",
  [LIST_PATHS.area.company]: "settings.delivery.zones",
  [LIST_PATHS.district.settings]: "settings.delivery.districts",
  [LIST_PATHS.district.company]: "settings.delivery.districts",
  [LIST_PATHS.range.settings]: "settings.delivery.ranges",
  [LIST_PATHS.range.company]: "settings.delivery.ranges",
};
