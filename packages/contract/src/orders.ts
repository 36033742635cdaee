import type { OrderStatus as Status } from "@comanda/domain/order-status";
import * as v from "valibot";
import { Amount, Claim, Count, Currency, Id, Instant, maybe, ServiceType, text } from "./parts.ts";

export const OrderStatus = v.picklist([
  "INITIATED",
  "PENDING",
  "PREPARING",
  "READY",
  "DRIVER_ON_THE_WAY_TO_DESTINATION",
  "DRIVER_ARRIVED_AT_DESTINATION",
  "DELIVERED",
  "FINALIZED",
  "CANCELLED",
] as const satisfies readonly Status[]);
export const PaymentStatus = v.picklist([
  "payment_requested",
  "failed",
  "refunded",
  "refund_pending",
]);
export const PaymentState = v.picklist(["UNPAID", "PARTIAL", "PAID", "OVERPAID"]);

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
  /** What the customer will hand over in cash, so that change is brought; kept only when it covers the order. */
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

const OrderedModifier = v.object({
  modifier_id: Id,
  name: v.string(),
  quantity: Count,
  unit_price: Amount,
});

/** A line as it was ordered: names and prices stay when the menu changes. */
const OrderedCombo = v.object({
  id: maybe(Id),
  product_id: maybe(Id),
  variant_id: maybe(Id),
  name: v.nullish(v.string(), ""),
  variant_name: maybe(v.string()),
  image_url: maybe(v.string()),
  quantity: Count,
  comment: maybe(v.string()),
  modifiers: v.nullish(v.array(OrderedModifier), []),
  /** Variant plus modifiers, for one. */
  unit_price: v.nullish(Amount, 0),
  total: v.nullish(Amount, 0),
});

/** Spec §3, Order read; this server says `COUPON` or `FIDELITY`, and `AMOUNT` or `PERCENTAGE`. */
export const Discount = v.object({
  modality: v.nullish(v.picklist(["fidelity", "coupon", "FIDELITY", "COUPON", "MANUAL"]), "MANUAL"),
  description: maybe(v.string()),
  type: v.nullish(v.picklist(["AMOUNT", "PERCENTAGE", "PERCENTAGE_DISCOUNT"]), "AMOUNT"),
  /** Per cent, or major units; 0 is something in kind, which the restaurant adds. */
  value: v.nullish(v.number(), 0),
  /** What it takes off this order; `breakdown.discounts` is the sum. */
  amount: maybe(Amount),
  /** The coupon's; null without the visitor's cookie. */
  code: maybe(v.string()),
  reward_id: maybe(Id),
});

/** Everything that makes up what the customer pays; the parts add up to `total` to the cent. */
export const Breakdown = v.object({
  combos: Amount,
  discounts: Amount,
  delivery: Amount,
  service_fee: Amount,
  tip: Amount,
  payment_fee: Amount,
  total: Amount,
});

/** What only the visitor who ordered gets to see. */
export const OrderClient = v.object({
  id: Id,
  name: maybe(v.string()),
  country_calling_code: maybe(v.string()),
  phone_number: maybe(v.string()),
});

/**
 * Spec §3, Order read. `total` is what the order costs before tip and payment method fee;
 * `breakdown.total` is what is paid. Without the visitor's cookie `client`, `client_id`,
 * `address`, `comment`, the lines' comments and the coupon's code are null.
 */
export const Order = v.object({
  id: Id,
  company_id: maybe(Id),
  public_id: v.union([v.string(), v.number()]),
  status: OrderStatus,
  payment_status: maybe(PaymentStatus),
  payment_state: v.nullish(PaymentState, "UNPAID"),
  created_at: v.string(),
  updated_at: maybe(v.string()),
  source: maybe(v.string()),
  service_type: ServiceType,
  currency: maybe(Currency),
  country_code: maybe(v.string()),
  timezone: maybe(v.string()),
  order_title: maybe(v.string()),
  table_id: maybe(Id),
  scheduled_delivery_date: maybe(v.string()),
  comment: maybe(v.string()),
  combos: v.nullish(v.array(OrderedCombo), []),
  combos_price: v.nullish(Amount, 0),
  delivery_price: maybe(Amount),
  discounts: v.nullish(v.array(Discount), []),
  total: v.nullish(Amount, 0),
  breakdown: maybe(Breakdown),
  /**
   * What the optional service fee comes to, which is in no total until the order is placed with
   * `service_fee_accepted`; null where the restaurant asks for none, or does not ask.
   */
  optional_service_fee: maybe(Amount),
  client_id: maybe(Id),
  client: maybe(OrderClient),
  address: maybe(v.record(v.string(), v.unknown())),
  meta_data: maybe(
    v.object({
      assigned_payment: maybe(
        v.object({
          payment_method_id: Id,
          payment_method_code: maybe(v.string()),
          payment_method_description: maybe(v.string()),
          payment_method_payment_code: maybe(v.string()),
          fee_amount: maybe(Amount),
          bill_amount: maybe(Amount),
          received_amount: maybe(Amount),
          tip_type: maybe(v.string()),
          tip_value: maybe(Amount),
        }),
      ),
    }),
  ),
  /** When each status was reached, in order. */
  status_history: v.nullish(v.array(v.object({ status: OrderStatus, at: v.string() })), []),
  cancel_reason: maybe(v.string()),
});
export type Order = v.InferOutput<typeof Order>;
