import type { RefundState as State } from "@comanda/domain/orders/refunds";
import * as v from "valibot";
import {
  AnyInstant,
  Currency,
  falseByDefault,
  Id,
  list,
  NonNegativeInteger,
  nullByDefault,
  ResponseAmount,
  ServiceType,
} from "../fields/field-schemas.ts";
import { Breakdown, Discount, OrderStatus, PaymentState, PaymentStatus } from "../orders/order.ts";
import { OrderProposal } from "../orders/order-proposal.ts";

/** Raised with each change by staff or customer; a write names the revision that it has seen. */
export const Revision = NonNegativeInteger;

const StaffOrderLine = v.object({
  position: NonNegativeInteger,
  product_id: Id,
  variant_id: Id,
  name: v.string(),
  variant_name: nullByDefault(v.string()),
  image_url: nullByDefault(v.string()),
  quantity: NonNegativeInteger,
  comment: nullByDefault(v.string()),
  /** Whose line of a shared cart it is: a name, or `#2`. Null for the lines of other orders. */
  guest: nullByDefault(v.string()),
  modifiers: v.array(
    v.object({
      modifier_id: Id,
      name: v.string(),
      quantity: NonNegativeInteger,
      /** Whether it is left out, added, or chosen where the dish asks for a choice. */
      sign: v.picklist(["without", "extra", "choice"]),
      /** Null without `orders.details`. */
      unit_price: nullByDefault(ResponseAmount),
    }),
  ),
  /** The line's price; null without `orders.details`. */
  total: nullByDefault(ResponseAmount),
});

/** Who ordered, for members with `orders.details`. */
const StaffOrderClient = v.object({
  id: Id,
  name: v.string(),
  /** International, `+525512345678`. */
  phone: v.string(),
  /** Placed orders of this client, this one included. */
  orders_count: NonNegativeInteger,
});

const StaffOrderPayment = v.object({
  method_id: Id,
  method_code: v.string(),
  method_name: nullByDefault(v.string()),
  online: v.boolean(),
  /** The cash that the customer said to pay with. */
  cash: nullByDefault(ResponseAmount),
  /** The cash that was handed over, as the member recorded it. */
  received: nullByDefault(ResponseAmount),
  /** `received` minus the total; before the payment `cash` minus the total. */
  change: nullByDefault(ResponseAmount),
  paid_at: nullByDefault(AnyInstant),
  /** The member who recorded the payment. */
  paid_by: nullByDefault(v.string()),
});

/** A status that the order reached; `by` is the member's name, or null for a customer or a rule. */
const StaffOrderEvent = v.object({
  status: OrderStatus,
  at: AnyInstant,
  by: nullByDefault(v.string()),
});

/** A proposal as staff see it; without `orders.details` the totals are null. */
const StaffProposal = v.object({
  ...OrderProposal.entries,
  total_before: nullByDefault(ResponseAmount),
  total_after: nullByDefault(ResponseAmount),
  /** The member who proposed it. */
  by: v.string(),
});
export type StaffProposal = v.InferOutput<typeof StaffProposal>;

const RefundState = v.picklist([
  "requested",
  "sent",
  "unknown",
  "confirmed",
  "refused",
] as const satisfies readonly State[]);

/** Money that goes back to the customer, of one payment. */
const StaffRefund = v.object({
  id: Id,
  amount: ResponseAmount,
  /**
   * `requested`, `sent`: the provider is asked. `unknown`: no usable answer came, and it is asked again.
   */
  state: RefundState,
  /** A member gave the money back. */
  by_hand: v.boolean(),
  reason: nullByDefault(v.string()),
  /** The provider's code of a refusal, or the server's word; `by_hand_only`, `missing`, `amount` … */
  failure: nullByDefault(v.string()),
  /** The member; null for a rule or the customer. */
  by: nullByDefault(v.string()),
  created_at: AnyInstant,
  /** When it was confirmed or refused. */
  settled_at: nullByDefault(AnyInstant),
});
export type StaffRefund = v.InferOutput<typeof StaffRefund>;

/** What can still go back. */
const StaffRefundable = v.object({
  /** By asking the providers. */
  by_provider: ResponseAmount,
  /** In every way, also by hand. */
  total: ResponseAmount,
});

/**
 * An order as staff see it. Without `orders.details` it has no people and no money: `client`, `address`,
 * `payment`, `breakdown`, `refundable` and all prices are null, `discounts` and `refunds` are empty, and
 * `client_erased` is false.
 */
export const StaffOrder = v.object({
  id: Id,
  revision: Revision,
  public_id: NonNegativeInteger,
  status: OrderStatus,
  payment_status: nullByDefault(PaymentStatus),
  payment_state: PaymentState,
  source: nullByDefault(v.string()),
  service_type: ServiceType,
  /** The name of the table, or another title that the customer's QR code gives. */
  order_title: nullByDefault(v.string()),
  table_id: nullByDefault(Id),
  /** The zone of the restaurant in which the table stands, such as its terrace. */
  table_zone: nullByDefault(v.string()),
  currency: Currency,
  placed_at: AnyInstant,
  /** When the customer wants the order; null for as soon as possible. */
  scheduled_for: nullByDefault(AnyInstant),
  /** When the kitchen starts on a scheduled order; it is for later before this instant. */
  starts_at: nullByDefault(AnyInstant),
  /** When a member confirmed an order for later, before the kitchen starts on it, and the member. */
  confirmed_at: nullByDefault(AnyInstant),
  confirmed_by: nullByDefault(v.string()),
  accepted_at: nullByDefault(AnyInstant),
  /** When the order is promised to be ready, or delivered. */
  promised_at: nullByDefault(AnyInstant),
  /** Until when `stepOrderBack` takes the last change back; null when this member cannot. */
  undo_until: nullByDefault(AnyInstant),
  comment: nullByDefault(v.string()),
  lines: v.array(StaffOrderLine),
  client: nullByDefault(StaffOrderClient),
  /** Whether the restaurant has erased the customer; `client` and all personal texts are null then. */
  client_erased: falseByDefault,
  address: nullByDefault(
    v.object({
      text: v.string(),
      complement: nullByDefault(v.string()),
      reference: nullByDefault(v.string()),
      area: nullByDefault(v.string()),
      latitude: nullByDefault(v.number()),
      longitude: nullByDefault(v.number()),
      /** Metres by road, where the price depends on them. */
      meters: nullByDefault(v.number()),
    }),
  ),
  payment: nullByDefault(StaffOrderPayment),
  discounts: v.array(Discount),
  breakdown: nullByDefault(Breakdown),
  /** The oldest first. */
  refunds: list(StaffRefund),
  refundable: nullByDefault(StaffRefundable),
  history: v.array(StaffOrderEvent),
  /** What staff proposed to change, the last one at the end. */
  proposals: v.array(StaffProposal),
  /** What the customer reads about the cancellation. */
  cancel_reason: nullByDefault(v.string()),
  /** An `EndReason`; null for a cancellation that gave none. */
  cancel_code: nullByDefault(v.string()),
});
export type StaffOrder = v.InferOutput<typeof StaffOrder>;
