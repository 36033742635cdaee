import type { MessageKey } from "../i18n/text.ts";
import { LOOK_WORDS, OFFER_WORDS, SITE_WORDS, TABLE_WORDS } from "./page-words.ts";
import { type FieldWords, words } from "./value-kinds.ts";

const E = "ecommerce_settings";
const OF_TYPE = `${E}.{service}`;
const PRICES = `${E}.{service}.prices`;
const METHODS = "payment_methods.{service}";
const place: Record<string, FieldWords> = {
  "company.name": words("settings.place.name"),
  "company.industry": words("settings.place.industry"),
  "company.logo_url": words("settings.place.logo", "unread"),
  "company.logo_thumbnail_url": words("settings.place.logo", "unread"),
  "company.address": words("settings.place.address"),
  "company.city": words("settings.place.city"),
  "company.address_enabled": words("settings.place.addressShown", "yesNo"),
  "company.address_google_validation": words("settings.place.addressChecked", "yesNo"),
  "company.latitude": words("settings.place.latitude"),
  "company.longitude": words("settings.place.longitude"),
  "company.country.country_code": words("settings.place.country"),
  "company.country.name": words("settings.place.countryName"),
  "company.country.time_format": words("settings.place.timeFormat", {
    "12h": "settings.place.time12",
    "24h": "settings.place.time24",
  }),
  "company.timezone": words("settings.place.timezone"),
  "company.language": words("settings.place.language", "language"),
  "company.currency.code": words("settings.place.currency"),
  "company.currency.symbol": words("settings.place.symbol"),
  "company.currency.position": words("settings.place.symbolPosition", {
    left: "settings.place.symbolLeft",
    right: "settings.place.symbolRight",
  }),
  "company.currency.tax": words("settings.place.tax", "percent"),
  "company.currency.show_decimals": words("settings.place.decimals", "yesNo"),
  "company.whatsapp": words("settings.place.whatsapp"),
  "company.google_ratings_count": words("settings.place.ratingsCount"),
  [`${E}.google_settings.display_ratings`]: words("settings.place.ratingsShown", "yesNo"),
  [`${E}.google_settings.ratings_score`]: words("settings.place.ratingsScore"),
  [`${E}.google_settings.ratings_count`]: words("settings.place.ratingsCount"),
  [`${E}.google_settings.place_id`]: words("settings.place.googlePlace"),
  [`${E}.social_networks_settings.{network}`]: words("settings.place.contact"),
  [`${E}.additional_address_information`]: words("settings.place.complement"),
};

const hours: Record<string, FieldWords> = {
  "company.business_hours_settings.{day}.is_active": words("settings.hours.title", {
    true: "settings.delivery.enabled",
    false: "settings.hours.closed",
  }),
  "company.business_hours_settings.{day}.hours": words("settings.hours.title", "hours"),
  "company.special_dates": words("settings.hours.dates"),
  "company.special_dates.*.name": words("settings.hours.dateName"),
  "company.special_dates.*.hours": words("settings.hours.title", "hours"),
};

const ordering: Record<string, FieldWords> = {
  [`${E}.checkout_type`]: words("settings.ordering.checkout", {
    WEBAPP: "settings.ordering.webapp",
    WHATSAPP: "settings.ordering.whatsapp",
    READONLY: "settings.ordering.readonly",
  }),
  [`${E}.shared_carts`]: words("settings.ordering.together", "yesNo"),
  [`${OF_TYPE}.active`]: words("settings.ordering.active", "yesNo"),
  [`${OF_TYPE}.additional_input`]: words("settings.ordering.question"),
  [`${OF_TYPE}.collect_client_info`]: words("settings.ordering.clientInfo", "yesNo"),
  [`${OF_TYPE}.scheduled_orders_enabled`]: words("settings.ordering.scheduled", "yesNo"),
  [`${OF_TYPE}.disabled_until`]: words("settings.ordering.pausedUntil", "instant"),
  [`${OF_TYPE}.average_time`]: words("settings.ordering.averageTime"),
  [`${OF_TYPE}.onsite_qr_ordering`]: words("settings.ordering.qrOrdering", "yesNo"),
  [`${OF_TYPE}.onsite_label`]: words("settings.ordering.onsiteLabel"),
  [`${OF_TYPE}.tip.active`]: words("settings.ordering.tip", "yesNo"),
  [`${OF_TYPE}.tip.type`]: words("settings.ordering.tipType", {
    percentage: "settings.ordering.tipPercent",
    amount: "settings.ordering.tipAmount",
  }),
  [`${OF_TYPE}.tip.comment`]: words("settings.ordering.tipComment"),
  "order_settings.{service}.service_fee.value": words("settings.ordering.fee", "percent"),
  "order_settings.{service}.service_fee.optional": words("settings.ordering.feeOptional", "yesNo"),
};

/** A list of zones, districts or distances, and the fields of each. */
const zones = (path: string, label: MessageKey): Record<string, FieldWords> => ({
  [path]: words(label),
  [`${path}.*.name`]: words("settings.delivery.districtName"),
  [`${path}.*.price`]: words("settings.delivery.price", "money"),
  [`${path}.*.enabled`]: words("settings.delivery.enabled", "yesNo"),
  [`${path}.*.max`]: words("settings.delivery.upTo"),
  [`${path}.*.paths`]: words("settings.delivery.map", "unread"),
  [`${path}.*.area`]: words("settings.delivery.map", "unread"),
});

const delivery: Record<string, FieldWords> = {
  [`${PRICES}.type`]: words("settings.delivery.type", {
    fixed: "settings.delivery.typeName.fixed",
    km_traveled: "settings.delivery.typeName.distance",
    ranges: "settings.delivery.typeName.range",
    areas: "settings.delivery.typeName.area",
    districts: "settings.delivery.typeName.district",
    to_be_defined: "settings.delivery.typeName.to_be_defined",
  }),
  [`${PRICES}.fixed.price`]: words("settings.delivery.fixedPrice", "money"),
  [`${PRICES}.distance.starting_price`]: words("settings.delivery.startPrice", "money"),
  [`${PRICES}.distance.price_per_km`]: words("settings.delivery.perKm", "money"),
  [`${PRICES}.area.enable_out_of_area`]: words("settings.delivery.outside", "yesNo"),
  [`${OF_TYPE}.minimum_amount_to_allow`]: words("settings.delivery.minimum", "money"),
  [`${OF_TYPE}.minimum_amount_for_free`]: words("settings.delivery.freeFrom", "money"),
  [`${OF_TYPE}.google_maps_validation`]: words("settings.delivery.needsPosition", "yesNo"),
  "company.receives_orders_outside_delivery_range": words("settings.delivery.outside", "yesNo"),
  ...zones(`${PRICES}.area.areas`, "settings.delivery.zones"),
  ...zones(`${PRICES}.districts`, "settings.delivery.districts"),
  ...zones(`${PRICES}.ranges`, "settings.delivery.ranges"),
  ...zones("company.delivery_areas", "settings.delivery.zones"),
  ...zones("company.delivery_districts", "settings.delivery.districts"),
  ...zones("company.delivery_ranges", "settings.delivery.ranges"),
};

/** The kinds of ways to pay by their codes. */
export const METHOD_KIND_NAMES = {
  cash: "settings.payments.kind.cash",
  card_terminal: "settings.payments.kind.card_terminal",
  other: "settings.payments.kind.other",
  stripe_card: "settings.payments.kind.stripe_card",
  tuna_pix: "settings.payments.kind.tuna_pix",
  d24_card: "settings.payments.kind.d24_card",
  d24_pix: "settings.payments.kind.d24_pix",
  d24_yape: "settings.payments.kind.d24_yape",
  sandbox_card: "settings.payments.kind.sandbox_card",
  sandbox_pix: "settings.payments.kind.sandbox_pix",
} as const satisfies Record<string, MessageKey>;

const payments: Record<string, FieldWords> = {
  // A way to pay without a name of its own is named by its kind.
  [METHODS]: words("settings.payments.title", METHOD_KIND_NAMES),
  [`${METHODS}.*.description`]: words("settings.payments.name"),
  [`${METHODS}.*.payment_method_fee`]: words("settings.payments.fee", "percent"),
  [`${METHODS}.*.code`]: words("audit.field.kind", METHOD_KIND_NAMES),
  [`${METHODS}.*.payment_code`]: words("audit.field.kind", METHOD_KIND_NAMES),
  [`${METHODS}.*.provider_id`]: words("settings.payments.provider"),
  [`${METHODS}.*.provider_code`]: words("settings.payments.provider"),
};

/**
 * The fields of the settings by their paths in the import file: `*` is an item of a list, `{service}`
 * an order type, `{day}` a weekday, `{page}` a look and `{network}` a social network. The words are
 * those of the screens (docs/settings.md).
 */
export const SETTINGS_WORDS: Readonly<Record<string, FieldWords>> = {
  ...place,
  ...hours,
  ...ordering,
  ...delivery,
  ...payments,
  ...OFFER_WORDS,
  ...TABLE_WORDS,
  ...LOOK_WORDS,
  ...SITE_WORDS,
};
