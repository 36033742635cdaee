import * as v from "valibot";
import {
  Count,
  filled,
  Id,
  Instant,
  Latitude,
  Longitude,
  list,
  maybe,
  onByDefault,
  text,
} from "./parts.ts";

/** Spec §7: get or create, by this visitor and phone number. */
export const ClientToCreate = v.object({
  company_id: maybe(Id),
  name: filled(120),
  /** With or without '+'. */
  country_calling_code: v.pipe(
    v.string(),
    v.regex(/^\+?\d{1,4}$/u, "must be a calling code such as +52"),
  ),
  /** National digits; spaces, hyphens and parentheses are dropped. */
  phone_number: v.pipe(
    v.string(),
    v.maxLength(25),
    v.regex(/^[\d\s().-]*\d[\d\s().-]*$/u, "must be a phone number"),
  ),
});

export const AddressToCreate = v.object({
  client_id: Id,
  address: filled(300),
  area_id: maybe(Id),
  area_name: maybe(text(120)),
  complement: maybe(text(200)),
  reference: maybe(text(200)),
  latitude: maybe(Latitude),
  longitude: maybe(Longitude),
});

/** Spec §3, Client address. */
export const ClientAddress = v.object({
  id: Id,
  client_id: Id,
  address: v.string(),
  complement: maybe(v.string()),
  reference: maybe(v.string()),
  area_id: maybe(v.string()),
  area_name: maybe(v.string()),
  latitude: maybe(v.number()),
  longitude: maybe(v.number()),
});
export type ClientAddress = v.InferOutput<typeof ClientAddress>;

/** Spec §3, Client. */
export const Client = v.object({
  id: Id,
  source: maybe(v.string()),
  name: maybe(v.string()),
  country_calling_code: maybe(v.string()),
  phone_number: maybe(v.string()),
  email: maybe(v.string()),
  addresses: list(ClientAddress),
  available_points: v.nullish(v.number(), 0),
});
export type Client = v.InferOutput<typeof Client>;

export const AbuseReport = v.object({
  company_id: Id,
  reason: filled(120),
  description: filled(1000),
  contact: maybe(text(200)),
  page_url: maybe(
    v.pipe(text(2048), v.regex(/^https?:\/\/[^\s/]\S*$/iu, "must be an http or https address")),
  ),
});

export const OrderRatingToCreate = v.object({
  order_id: Id,
  score: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comment: maybe(text(500)),
});

export const OrderRating = v.object({
  ...OrderRatingToCreate.entries,
  id: Id,
  created_at: Instant,
});

export const Reward = v.object({
  id: Id,
  name: filled(120),
  description: maybe(text(500)),
  required_points: Count,
  discount_type: v.nullish(v.picklist(["percentage", "fixed"]), "fixed"),
  /** 0 is something in kind, which the restaurant adds to the order. */
  value: v.nullish(v.number(), 0),
});

export const LoyaltySettings = v.object({
  loyalty_program: maybe(
    v.object({
      active: v.nullish(v.boolean(), false),
      /** Points for one major unit of goods after discounts, credited when the order is FINALIZED. */
      points_per_amount: maybe(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
      rewards: list(Reward, 100),
    }),
  ),
});
export type LoyaltySettings = v.InferOutput<typeof LoyaltySettings>;

/** Spec §3, Coupon. */
export const Coupon = v.object({
  id: Id,
  code: filled(40),
  description: maybe(text(300)),
  discount_type: v.picklist(["percentage", "fixed"]),
  value: v.pipe(v.number(), v.minValue(0)),
  /** 0 is unlimited. */
  usage_limit: v.nullish(Count, 0),
  coupons_used: v.nullish(Count, 0),
  /** Of goods before discounts. */
  min_amount: v.nullish(v.pipe(v.number(), v.minValue(0)), 0),
  /** False is a code to be handed out: it counts, and no list shows it. */
  published: onByDefault,
});
export type Coupon = v.InferOutput<typeof Coupon>;

/** One of each modality an order: another takes its place, an empty code or id takes it away. */
export const DiscountToApply = v.object({
  order_id: Id,
  modality: v.picklist(["COUPON", "FIDELITY"]),
  /** In either case, for COUPON. */
  coupon_code: maybe(text(40)),
  /** For FIDELITY. */
  reward_id: maybe(v.union([Id, v.literal("")])),
});
export type DiscountToApply = v.InferOutput<typeof DiscountToApply>;
