import * as v from "valibot";
import { Amount, Claim, Id, Instant, maybe, ServiceType, text } from "./parts.ts";

/** 1 to 100 (spec §9, max cart line quantity). */
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

const Combo = v.object({
  product_id: Id,
  variant_id: Id,
  quantity: Quantity,
  comment: maybe(text(500)),
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
  order_title: maybe(text(120)),
  table_id: maybe(Id),
  utm_source: maybe(text(200)),
  utm_campaign: maybe(text(200)),
  client_id: maybe(Id),
  address_id: maybe(Id),
  country_code: Claim,
  timezone: Claim,
  status: Claim,
  currency: Claim,
  delivery_price: Claim,
});
export type OrderToCreate = v.InferOutput<typeof OrderToCreate>;

const AssignedPayment = v.object({
  payment_method_id: Id,
  payment_method_code: Claim,
  payment_method_description: Claim,
  payment_method_payment_code: Claim,
  fee_amount: Claim,
  bill_amount: Claim,
  /**
   * What the customer will hand over in cash, so that change is brought; kept only when it covers
   * the order.
   */
  received_amount: Claim,
  /** How the tip was chosen, such as `percentage`. */
  tip_type: maybe(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/iu, "must be a code such as percentage")),
  ),
  /** The tip itself, whatever its type says. */
  tip_value: maybe(Amount),
  /**
   * Whether the customer agrees to an optional service fee, the draft's `optional_service_fee`: it is
   * charged only when true. A fee that is not optional is charged anyway.
   */
  service_fee_accepted: maybe(v.boolean()),
});

/** Spec §3, Order update, of an INITIATED order. What is absent stays as it is; null takes it away. */
export const OrderUpdate = v.object({
  scheduled_delivery_date: v.nullish(Instant),
  comment: v.nullish(text(220)),
  meta_data: maybe(v.object({ assigned_payment: maybe(AssignedPayment) })),
  status: Claim,
  timezone: Claim,
  currency: Claim,
});
export type OrderUpdate = v.InferOutput<typeof OrderUpdate>;
