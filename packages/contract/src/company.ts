import * as v from "valibot";
import {
  Amount,
  Count,
  Currency,
  filled,
  Id,
  Latitude,
  Longitude,
  list,
  maybe,
  offByDefault,
  onByDefault,
  text,
} from "./parts.ts";
import { Shape } from "./shape.ts";

/** Local wall-clock time, `HH:mm`. */
export const Time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/u, "must be HH:mm"));

const DayHours = v.object({
  is_active: onByDefault,
  hours: list(
    v.object({ open: Time, close: Time, id: maybe(v.union([v.string(), v.number()])) }),
    24,
  ),
});

/** A weekday that is absent has no hours. */
export const BusinessHours = v.object({
  monday: maybe(DayHours),
  tuesday: maybe(DayHours),
  wednesday: maybe(DayHours),
  thursday: maybe(DayHours),
  friday: maybe(DayHours),
  saturday: maybe(DayHours),
  sunday: maybe(DayHours),
});

export const Timezone = v.pipe(
  v.string(),
  v.check((zone) => isTimezone(zone), "is not an IANA time zone"),
);

/** Those that were found to be zones: asking takes a millisecond, and every page reads a company. */
const zones = new Set<string>();

function isTimezone(zone: string): boolean {
  if (zones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    zones.add(zone);
    return true;
  } catch {
    return false;
  }
}

export const Country = v.object({
  name: maybe(text(80)),
  country_code: v.pipe(
    v.string(),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/u, "must be a two-letter country code"),
  ),
});

/** Spec §3, Company. */
export const Company = v.object({
  id: Id,
  name: filled(120),
  token: maybe(text(128)),
  logo_url: maybe(text(2048)),
  logo_thumbnail_url: maybe(text(2048)),
  address: maybe(text(300)),
  address_enabled: onByDefault,
  address_google_validation: offByDefault,
  city: maybe(text(120)),
  latitude: maybe(Latitude),
  longitude: maybe(Longitude),
  whatsapp: maybe(text(40)),
  language: maybe(text(12)),
  timezone: Timezone,
  industry: maybe(text(60)),
  country: Country,
  currency: v.nullish(Currency, {
    code: "USD",
    symbol: "$",
    position: "left",
    show_decimals: true,
  }),
  domain_settings: maybe(
    v.object({ registration_status: maybe(text(40)), url: maybe(text(2048)) }),
  ),
  current_subscriptions: list(v.object({ name: text(60), monthly_orders_limit: maybe(Count) }), 20),
  highest_plan: maybe(text(60)),
  /** The reseller, where the company came through one (spec §2, free-company alert). */
  reseller_id: maybe(text(64)),
  order_limit_usage_count: v.nullish(Count, 0),
  receives_orders_outside_delivery_range: offByDefault,
  delivery_districts: list(
    v.object({
      id: Id,
      name: filled(120),
      price: v.nullish(Amount, 0),
      enabled: onByDefault,
      paths: Shape,
    }),
  ),
  delivery_ranges: list(
    v.object({
      id: maybe(Id),
      enabled: onByDefault,
      max: v.nullish(v.number(), 0),
      price: maybe(Amount),
    }),
    100,
  ),
  delivery_areas: list(
    v.object({ id: Id, enabled: onByDefault, price: v.nullish(Amount, 0), area: Shape }),
    500,
  ),
  coupon_published: maybe(
    v.object({ active: offByDefault, start_date: maybe(text(40)), end_date: maybe(text(40)) }),
  ),
  google_ratings_count: maybe(Count),
  business_hours_settings: maybe(BusinessHours),
  settings: maybe(v.object({ facebook_domain_validation: maybe(text(200)) })),
});
export type Company = v.InferOutput<typeof Company>;
