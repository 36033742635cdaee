import * as v from "valibot";
import {
  Amount,
  Currency,
  Day,
  falseByDefault,
  Id,
  Latitude,
  Longitude,
  list,
  NonNegativeInteger,
  nullByDefault,
  requiredText,
  text,
  trueByDefault,
  WallClockTime,
} from "../fields/field-schemas.ts";
import { Shape } from "../fields/shape.ts";

const DayHours = v.object({
  is_active: trueByDefault,
  hours: list(
    v.object({
      open: WallClockTime,
      close: WallClockTime,
      id: nullByDefault(v.union([v.string(), v.number()])),
    }),
    24,
  ),
});

/** The opening hours of a week; the company is closed on an absent day. */
export const BusinessHours = v.object({
  monday: nullByDefault(DayHours),
  tuesday: nullByDefault(DayHours),
  wednesday: nullByDefault(DayHours),
  thursday: nullByDefault(DayHours),
  friday: nullByDefault(DayHours),
  saturday: nullByDefault(DayHours),
  sunday: nullByDefault(DayHours),
});

/** The date in the company's time zone, with the hours that replace those of its weekday. */
const SpecialDate = v.object({
  date: Day,
  name: nullByDefault(text(120)),
  /** Empty: closed. */
  hours: list(v.object({ open: WallClockTime, close: WallClockTime }), 24),
});

export const Timezone = v.pipe(
  v.string(),
  v.check((zone) => isTimezone(zone), "is not an IANA time zone such as Europe/Berlin"),
);

/** Caches valid zones: the check takes a millisecond, and every page reads a company. */
const knownTimezones = new Set<string>();

/** `Intl` of Node takes offsets such as `+05:45` too; some browsers do not, and Postgres turns the sign around. */
function isTimezone(zone: string): boolean {
  if (/^[+-]/u.test(zone)) return false;
  if (knownTimezones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    knownTimezones.add(zone);
    return true;
  } catch {
    return false;
  }
}

export const Country = v.object({
  name: nullByDefault(text(80)),
  country_code: v.pipe(
    v.string(),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/u, "must be a two-letter country code"),
  ),
  /** How the company writes hours, such as `12h` or `HH:mm`; without it, as its country does. */
  time_format: v.nullish(text(20)),
});

export const Company = v.object({
  id: Id,
  name: requiredText(120),
  token: nullByDefault(text(128)),
  logo_url: nullByDefault(text(2048)),
  logo_thumbnail_url: nullByDefault(text(2048)),
  address: nullByDefault(text(300)),
  address_enabled: trueByDefault,
  address_google_validation: falseByDefault,
  city: nullByDefault(text(120)),
  latitude: nullByDefault(Latitude),
  longitude: nullByDefault(Longitude),
  whatsapp: nullByDefault(text(40)),
  language: nullByDefault(text(12)),
  timezone: Timezone,
  industry: nullByDefault(text(60)),
  country: Country,
  currency: v.nullish(Currency, {
    code: "USD",
    symbol: "$",
    position: "left",
    show_decimals: true,
  }),
  domain_settings: nullByDefault(
    v.object({ registration_status: nullByDefault(text(40)), url: nullByDefault(text(2048)) }),
  ),
  current_subscriptions: list(
    v.object({ name: text(60), monthly_orders_limit: nullByDefault(NonNegativeInteger) }),
    20,
  ),
  highest_plan: nullByDefault(text(60)),
  /** The reseller that brought the company, if any (conformance 2.21). */
  reseller_id: nullByDefault(text(64)),
  order_limit_usage_count: v.nullish(NonNegativeInteger, 0),
  receives_orders_outside_delivery_range: falseByDefault,
  delivery_districts: list(
    v.object({
      id: Id,
      name: requiredText(120),
      price: v.nullish(Amount, 0),
      enabled: trueByDefault,
      paths: Shape,
    }),
  ),
  delivery_ranges: list(
    v.object({
      id: nullByDefault(Id),
      enabled: trueByDefault,
      max: v.nullish(v.number(), 0),
      price: nullByDefault(Amount),
    }),
    100,
  ),
  delivery_areas: list(
    v.object({ id: Id, enabled: trueByDefault, price: v.nullish(Amount, 0), area: Shape }),
    500,
  ),
  coupon_published: nullByDefault(
    v.object({
      active: falseByDefault,
      start_date: nullByDefault(text(40)),
      end_date: nullByDefault(text(40)),
    }),
  ),
  google_ratings_count: nullByDefault(NonNegativeInteger),
  business_hours_settings: nullByDefault(BusinessHours),
  special_dates: list(SpecialDate, 1000),
  settings: nullByDefault(v.object({ facebook_domain_validation: nullByDefault(text(200)) })),
});
export type Company = v.InferOutput<typeof Company>;
