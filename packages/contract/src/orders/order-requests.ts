import * as v from "valibot";
import {
  Amount,
  Id,
  Ignored,
  Instant,
  NonNegativeInteger,
  nullByDefault,
  ServiceType,
  text,
} from "../fields/field-schemas.ts";

/** 1 to 100, as `MAX_LINE_QUANTITY` of the domain. */
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** A line to order. */
export const ComboToOrder = v.object({
  product_id: Id,
  variant_id: Id,
  quantity: Quantity,
  comment: nullByDefault(text(500)),
  modifiers: v.nullish(
    v.pipe(
      v.array(v.object({ modifier_id: Id, quantity: v.nullish(Quantity, 1) })),
      v.maxLength(200),
    ),
    [],
  ),
});

/** The shared cart that an order is from. */
const OrderedSharedCart = v.object({
  id: Id,
  /** True for the lines of all guests, false for the sender's own lines. */
  whole: v.boolean(),
  /** For the lines of all: the cart's revision that the sender has seen. */
  revision: nullByDefault(NonNegativeInteger),
});

/** A new draft. The server ignores prices, currency and status in it, and uses its own. */
export const OrderToCreate = v.object({
  company_id: Id,
  combos: v.pipe(v.array(ComboToOrder), v.minLength(1), v.maxLength(200)),
  service_type: ServiceType,
  /** The QR code's name. The server stores the name of the code with the id `table_id` instead. */
  order_title: nullByDefault(text(120)),
  table_id: nullByDefault(Id),
  utm_source: nullByDefault(text(200)),
  utm_campaign: nullByDefault(text(200)),
  client_id: nullByDefault(Id),
  address_id: nullByDefault(Id),
  shared_cart: nullByDefault(OrderedSharedCart),
  country_code: Ignored,
  timezone: Ignored,
  status: Ignored,
  currency: Ignored,
  delivery_price: Ignored,
});
export type OrderToCreate = v.InferOutput<typeof OrderToCreate>;

const AssignedPayment = v.object({
  payment_method_id: Id,
  payment_method_code: Ignored,
  payment_method_description: Ignored,
  payment_method_payment_code: Ignored,
  fee_amount: Ignored,
  bill_amount: Ignored,
  /**
   * The cash that the customer will pay with, so that the courier brings change. Stored only if it
   * covers the order's total.
   */
  received_amount: Ignored,
  /** How the tip was chosen, such as `percentage`. */
  tip_type: nullByDefault(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/iu, "must be a code such as percentage")),
  ),
  /** The tip as an amount in major units, for every `tip_type`. */
  tip_value: nullByDefault(Amount),
  /**
   * Whether the customer agrees to the draft's `optional_service_fee`, which is charged only if true.
   * A fee that is not optional is always charged.
   */
  service_fee_accepted: nullByDefault(v.boolean()),
});

/** Changes of an INITIATED order. An absent field stays as it is; null removes its value. */
export const OrderUpdate = v.object({
  scheduled_delivery_date: v.nullish(Instant),
  comment: v.nullish(text(220)),
  meta_data: nullByDefault(v.object({ assigned_payment: nullByDefault(AssignedPayment) })),
  status: Ignored,
  timezone: Ignored,
  currency: Ignored,
});
export type OrderUpdate = v.InferOutput<typeof OrderUpdate>;

/**
 * A coupon or reward for a draft, which has at most one of each: a new one replaces the old one, an
 * empty code or id removes it.
 */
export const DiscountToApply = v.object({
  order_id: Id,
  modality: v.picklist(["COUPON", "FIDELITY"]),
  /** For COUPON. The server ignores case and invisible characters, which pasted text may contain. */
  coupon_code: nullByDefault(v.pipe(v.string(), v.maxLength(200))),
  /** For FIDELITY. */
  reward_id: nullByDefault(v.union([Id, v.literal("")])),
});
export type DiscountToApply = v.InferOutput<typeof DiscountToApply>;
