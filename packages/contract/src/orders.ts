import type { OrderStatus as Status } from "@comanda/domain/order-status";
import * as v from "valibot";
import { Amount, Count, Currency, Id, Moment, maybe, ServiceType } from "./parts.ts";

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

export const OrderedModifier = v.object({
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
  /** Null where another backend does not say when. */
  created_at: maybe(Moment),
  updated_at: maybe(Moment),
  source: maybe(v.string()),
  /** Null where another backend does not say which. */
  service_type: maybe(ServiceType),
  currency: maybe(Currency),
  country_code: maybe(v.string()),
  timezone: maybe(v.string()),
  order_title: maybe(v.string()),
  table_id: maybe(Id),
  scheduled_delivery_date: maybe(Moment),
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
  status_history: v.nullish(v.array(v.object({ status: OrderStatus, at: Moment })), []),
  cancel_reason: maybe(v.string()),
  /** Until when an online payment is waited for, while `payment_status` is `payment_requested`. */
  payment_expires_at: maybe(Moment),
  /**
   * The `authorization` with which the websocket follows this order, while an online payment is waited
   * for or may come late; encrypted, of this order only, and short-lived. Ours.
   */
  socket_authorization: maybe(v.string()),
});
export type Order = v.InferOutput<typeof Order>;
