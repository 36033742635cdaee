import * as v from "valibot";
import {
  Amount,
  Id,
  Ignored,
  Instant,
  nullByDefault,
  ServiceType,
  text,
} from "../fields/field-schemas.ts";

/** 1 to 100 (spec §9, max cart line quantity). */
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

const Combo = v.object({
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

/** Spec §3, Order to create. What the server finds out for itself is a claim and has no effect. */
export const OrderToCreate = v.object({
  company_id: Id,
  combos: v.pipe(v.array(Combo), v.minLength(1), v.maxLength(200)),
  service_type: ServiceType,
  /** The QR code's name: the server's own, of the code that `table_id` names, stands. */
  order_title: nullByDefault(text(120)),
  table_id: nullByDefault(Id),
  utm_source: nullByDefault(text(200)),
  utm_campaign: nullByDefault(text(200)),
  client_id: nullByDefault(Id),
  address_id: nullByDefault(Id),
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
   * What the customer will hand over in cash, so that change is brought; kept only when it covers
   * the order.
   */
  received_amount: Ignored,
  /** How the tip was chosen, such as `percentage`. */
  tip_type: nullByDefault(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/iu, "must be a code such as percentage")),
  ),
  /** The tip itself, whatever its type says. */
  tip_value: nullByDefault(Amount),
  /**
   * Whether the customer agrees to an optional service fee, the draft's `optional_service_fee`: it is
   * charged only when true. A fee that is not optional is charged anyway.
   */
  service_fee_accepted: nullByDefault(v.boolean()),
});

/** Spec §3, Order update, of an INITIATED order. What is absent stays as it is; null takes it away. */
export const OrderUpdate = v.object({
  scheduled_delivery_date: v.nullish(Instant),
  comment: v.nullish(text(220)),
  meta_data: nullByDefault(v.object({ assigned_payment: nullByDefault(AssignedPayment) })),
  status: Ignored,
  timezone: Ignored,
  currency: Ignored,
});
export type OrderUpdate = v.InferOutput<typeof OrderUpdate>;
