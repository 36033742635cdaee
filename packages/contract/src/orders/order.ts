import type { OrderStatus as Status } from "@comanda/domain/orders/status";
import * as v from "valibot";
import {
  AnyInstant,
  Currency,
  Id,
  NonNegativeInteger,
  nullByDefault,
  ResponseAmount,
  ServiceType,
} from "../fields/field-schemas.ts";

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
  quantity: NonNegativeInteger,
  unit_price: ResponseAmount,
});

/** A line of an order. It keeps its names and prices when the menu changes. */
const OrderedCombo = v.object({
  id: nullByDefault(Id),
  product_id: nullByDefault(Id),
  variant_id: nullByDefault(Id),
  name: v.nullish(v.string(), ""),
  variant_name: nullByDefault(v.string()),
  image_url: nullByDefault(v.string()),
  quantity: NonNegativeInteger,
  comment: nullByDefault(v.string()),
  /** Whose line of a shared cart it is: a name, or `#2`. Null for the lines of other orders. */
  guest: nullByDefault(v.string()),
  modifiers: v.nullish(v.array(OrderedModifier), []),
  /** The price of one piece: variant plus modifiers. */
  unit_price: v.nullish(ResponseAmount, 0),
  total: v.nullish(ResponseAmount, 0),
});

/** A discount of an order. This server writes `COUPON` or `FIDELITY`, and `AMOUNT` or `PERCENTAGE`. */
export const Discount = v.object({
  modality: v.nullish(v.picklist(["fidelity", "coupon", "FIDELITY", "COUPON", "MANUAL"]), "MANUAL"),
  description: nullByDefault(v.string()),
  type: v.nullish(v.picklist(["AMOUNT", "PERCENTAGE", "PERCENTAGE_DISCOUNT"]), "AMOUNT"),
  /** Per cent or major units; 0 is a gift, which the restaurant adds to the order. */
  value: v.nullish(v.number(), 0),
  /** The amount that it takes off this order; `breakdown.discounts` is the sum. */
  amount: nullByDefault(ResponseAmount),
  /** The coupon's code; null without the visitor's cookie. */
  code: nullByDefault(v.string()),
  reward_id: nullByDefault(Id),
});

/** The parts of what the customer pays; they add up to `total` to the cent. */
export const Breakdown = v.object({
  combos: ResponseAmount,
  discounts: ResponseAmount,
  delivery: ResponseAmount,
  service_fee: ResponseAmount,
  tip: ResponseAmount,
  payment_fee: ResponseAmount,
  total: ResponseAmount,
});

/** The customer of an order; only the visitor who ordered can read it. */
export const OrderClient = v.object({
  id: Id,
  name: nullByDefault(v.string()),
  country_calling_code: nullByDefault(v.string()),
  phone_number: nullByDefault(v.string()),
});

/**
 * An order. `total` is the price before tip and payment fee; the customer pays `breakdown.total`. Without
 * the visitor's cookie `client`, `client_id`, `address`, `comment`, the lines' comments and the coupon's
 * code are null.
 */
export const Order = v.object({
  id: Id,
  company_id: nullByDefault(Id),
  public_id: v.union([v.string(), v.number()]),
  status: OrderStatus,
  payment_status: nullByDefault(PaymentStatus),
  payment_state: v.nullish(PaymentState, "UNPAID"),
  /** Null if another backend does not send it. */
  created_at: nullByDefault(AnyInstant),
  updated_at: nullByDefault(AnyInstant),
  source: nullByDefault(v.string()),
  /** Null if another backend does not send it. */
  service_type: nullByDefault(ServiceType),
  currency: nullByDefault(Currency),
  country_code: nullByDefault(v.string()),
  timezone: nullByDefault(v.string()),
  order_title: nullByDefault(v.string()),
  table_id: nullByDefault(Id),
  scheduled_delivery_date: nullByDefault(AnyInstant),
  comment: nullByDefault(v.string()),
  combos: v.nullish(v.array(OrderedCombo), []),
  combos_price: v.nullish(ResponseAmount, 0),
  delivery_price: nullByDefault(ResponseAmount),
  discounts: v.nullish(v.array(Discount), []),
  total: v.nullish(ResponseAmount, 0),
  breakdown: nullByDefault(Breakdown),
  /**
   * The amount of an optional service fee. The totals contain it only after the order is placed with
   * `service_fee_accepted`. Null if there is no fee, or if it is not optional.
   */
  optional_service_fee: nullByDefault(ResponseAmount),
  client_id: nullByDefault(Id),
  client: nullByDefault(OrderClient),
  address: nullByDefault(v.record(v.string(), v.unknown())),
  meta_data: nullByDefault(
    v.object({
      assigned_payment: nullByDefault(
        v.object({
          payment_method_id: Id,
          payment_method_code: nullByDefault(v.string()),
          payment_method_description: nullByDefault(v.string()),
          payment_method_payment_code: nullByDefault(v.string()),
          fee_amount: nullByDefault(ResponseAmount),
          bill_amount: nullByDefault(ResponseAmount),
          received_amount: nullByDefault(ResponseAmount),
          tip_type: nullByDefault(v.string()),
          tip_value: nullByDefault(ResponseAmount),
        }),
      ),
    }),
  ),
  /** The time of each status, oldest first. */
  status_history: v.nullish(v.array(v.object({ status: OrderStatus, at: AnyInstant })), []),
  /** When the restaurant confirmed an order for later; null for every other order. */
  confirmed_at: nullByDefault(AnyInstant),
  /** When the restaurant promises the order to be ready, or delivered. Null before it is accepted. */
  promised_at: nullByDefault(AnyInstant),
  /** What went back to the customer; 0 also from a backend that does not say it. */
  refunded: v.nullish(ResponseAmount, 0),
  /**
   * What of `refunded` members gave back by hand, such as in cash; no provider sends it. 0 also from a
   * backend that does not say it.
   */
  refunded_by_hand: v.nullish(ResponseAmount, 0),
  /** What the restaurant writes to the customer about the cancellation. */
  cancel_reason: nullByDefault(v.string()),
  /** The cancellation's reason as a code, such as `sold_out`, which pages translate. */
  cancel_code: nullByDefault(v.string()),
  /** The end of the wait for an online payment, while `payment_status` is `payment_requested`. */
  payment_expires_at: nullByDefault(AnyInstant),
  /**
   * The `authorization` of the websocket (decision 24), while the order is in progress, waits for an
   * online payment, or one may come late. It is encrypted, for this order only, and short-lived.
   */
  socket_authorization: nullByDefault(v.string()),
});
export type Order = v.InferOutput<typeof Order>;
