import * as v from "valibot";
import {
  Id,
  Instant,
  Latitude,
  Longitude,
  list,
  NonNegativeInteger,
  nullByDefault,
  requiredText,
  text,
  trueByDefault,
} from "../fields/field-schemas.ts";

/** Spec §7: get or create, by this visitor and phone number. */
export const ClientToCreate = v.object({
  company_id: nullByDefault(Id),
  name: requiredText(120),
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
  address: requiredText(300),
  area_id: nullByDefault(Id),
  area_name: nullByDefault(text(120)),
  complement: nullByDefault(text(200)),
  reference: nullByDefault(text(200)),
  latitude: nullByDefault(Latitude),
  longitude: nullByDefault(Longitude),
});

/** Spec §3, Client address. */
export const ClientAddress = v.object({
  id: Id,
  client_id: Id,
  address: v.string(),
  complement: nullByDefault(v.string()),
  reference: nullByDefault(v.string()),
  area_id: nullByDefault(v.string()),
  area_name: nullByDefault(v.string()),
  latitude: nullByDefault(v.number()),
  longitude: nullByDefault(v.number()),
});
export type ClientAddress = v.InferOutput<typeof ClientAddress>;

/** Spec §3, Client. */
export const Client = v.object({
  id: Id,
  source: nullByDefault(v.string()),
  name: nullByDefault(v.string()),
  country_calling_code: nullByDefault(v.string()),
  phone_number: nullByDefault(v.string()),
  email: nullByDefault(v.string()),
  addresses: list(ClientAddress),
  available_points: v.nullish(v.number(), 0),
});
export type Client = v.InferOutput<typeof Client>;

export const AbuseReport = v.object({
  company_id: Id,
  reason: requiredText(120),
  description: requiredText(1000),
  contact: nullByDefault(text(200)),
  page_url: nullByDefault(
    v.pipe(text(2048), v.regex(/^https?:\/\/[^\s/]\S*$/iu, "must be an http or https address")),
  ),
});

export const OrderRatingToCreate = v.object({
  order_id: Id,
  score: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comment: nullByDefault(text(500)),
});

export const OrderRating = v.object({
  ...OrderRatingToCreate.entries,
  id: Id,
  created_at: Instant,
});

export const Reward = v.object({
  id: Id,
  name: requiredText(120),
  description: nullByDefault(text(500)),
  required_points: NonNegativeInteger,
  discount_type: v.nullish(v.picklist(["percentage", "fixed"]), "fixed"),
  /** 0 is something in kind, which the restaurant adds to the order. */
  value: v.nullish(v.number(), 0),
});

export const LoyaltySettings = v.object({
  loyalty_program: nullByDefault(
    v.object({
      active: v.nullish(v.boolean(), false),
      /** Points for one major unit of goods after discounts, credited when the order is FINALIZED. */
      points_per_amount: nullByDefault(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
      rewards: list(Reward, 100),
    }),
  ),
});
export type LoyaltySettings = v.InferOutput<typeof LoyaltySettings>;

/** Spec §3, Coupon. */
export const Coupon = v.object({
  id: Id,
  code: requiredText(40),
  description: nullByDefault(text(300)),
  discount_type: v.picklist(["percentage", "fixed"]),
  value: v.pipe(v.number(), v.minValue(0)),
  /** 0 is unlimited. */
  usage_limit: v.nullish(NonNegativeInteger, 0),
  coupons_used: v.nullish(NonNegativeInteger, 0),
  /** Of goods before discounts. */
  min_amount: v.nullish(v.pipe(v.number(), v.minValue(0)), 0),
  /** False is a code to be handed out: it counts, and no list shows it. */
  published: trueByDefault,
});
export type Coupon = v.InferOutput<typeof Coupon>;

/** One of each modality an order: another takes its place, an empty code or id takes it away. */
export const DiscountToApply = v.object({
  order_id: Id,
  modality: v.picklist(["COUPON", "FIDELITY"]),
  /** For COUPON; case does not count, nor what cannot be seen, as it comes along with what is pasted. */
  coupon_code: nullByDefault(v.pipe(v.string(), v.maxLength(200))),
  /** For FIDELITY. */
  reward_id: nullByDefault(v.union([Id, v.literal("")])),
});
export type DiscountToApply = v.InferOutput<typeof DiscountToApply>;
