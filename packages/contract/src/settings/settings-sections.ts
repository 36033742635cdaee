import type { Permission } from "@comanda/domain/staff/permissions";

type Section = {
  /** What a member needs to change the section. */
  readonly write: Permission;
  /** Paths in the import file. A path of an object or list stands for everything in it. */
  readonly fields: readonly string[];
};

/**
 * The sections of the settings: every field of the import file stands in one of them, on the menu, or
 * in `FIELDS_WITHOUT_SECTION` (decision 47). docs/settings.md names the screen of each field.
 */
export const SETTINGS_SECTIONS = {
  place: {
    write: "settings.write",
    fields: [
      "company.name",
      "company.address",
      "company.address_enabled",
      "company.address_google_validation",
      "company.city",
      "company.latitude",
      "company.longitude",
      "company.whatsapp",
      "company.language",
      "company.timezone",
      "company.industry",
      "company.country",
      "company.currency",
      "company.google_ratings_count",
      "ecommerce_settings.google_settings",
      "ecommerce_settings.social_networks_settings",
      "ecommerce_settings.additional_address_information",
    ],
  },
  hours: {
    write: "settings.write",
    fields: ["company.business_hours_settings", "company.special_dates"],
  },
  ordering: {
    write: "settings.write",
    fields: [
      "ecommerce_settings.checkout_type",
      "ecommerce_settings.shared_carts",
      "ecommerce_settings.table",
      "ecommerce_settings.onsite",
      "ecommerce_settings.takeaway",
      "ecommerce_settings.delivery.active",
      "ecommerce_settings.delivery.additional_input",
      "ecommerce_settings.delivery.translations",
      "ecommerce_settings.delivery.collect_client_info",
      "ecommerce_settings.delivery.scheduled_orders_enabled",
      "ecommerce_settings.delivery.disabled_until",
      "ecommerce_settings.delivery.tip",
      "ecommerce_settings.delivery.average_time",
      "order_settings",
    ],
  },
  delivery: {
    write: "settings.write",
    fields: [
      "ecommerce_settings.delivery.prices",
      "ecommerce_settings.delivery.minimum_amount_to_allow",
      "ecommerce_settings.delivery.minimum_amount_for_free",
      "ecommerce_settings.delivery.google_maps_validation",
      "company.receives_orders_outside_delivery_range",
      "company.delivery_districts",
      "company.delivery_ranges",
      "company.delivery_areas",
    ],
  },
  payments: { write: "business.write", fields: ["payment_methods"] },
  offers: {
    write: "settings.write",
    fields: ["coupons", "loyalty_settings", "company.coupon_published"],
  },
  tables: { write: "settings.write", fields: ["qrs"] },
  look: {
    write: "settings.write",
    fields: [
      "company.logo_url",
      "company.logo_thumbnail_url",
      "ecommerce_settings.layout_settings",
    ],
  },
  site: {
    write: "business.write",
    fields: [
      "hosts",
      "company.domain_settings",
      "company.settings",
      "company.reseller_id",
      "company.current_subscriptions",
      "company.highest_plan",
      "company.order_limit_usage_count",
      "ecommerce_settings.analytics_settings",
    ],
  },
} as const satisfies Record<string, Section>;

export type SettingsSection = keyof typeof SETTINGS_SECTIONS;

/** Every section, in the order of the console's list. */
export const settingsSections = Object.keys(SETTINGS_SECTIONS) as SettingsSection[];

/** The fields of a section that staff see and cannot change: the operator sets the plan. */
export const READ_ONLY_FIELDS = [
  "company.reseller_id",
  "company.current_subscriptions",
  "company.highest_plan",
] as const;

/** The fields of the import file that no section has, each with the reason. */
export const FIELDS_WITHOUT_SECTION = {
  categories: "the menu editor",
  "company.id": "the key of everything stored; it never changes",
  "company.token": "a key of the analytics, given with the company",
} as const;
