import type { ClientAddress } from "@comanda/contract/clients/client";
import type { Order } from "@comanda/contract/orders/order";
import type { MarkedKind } from "@comanda/domain/availability/marks";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { Cents } from "@comanda/domain/money/cents";
import type { OrderStatus } from "@comanda/domain/orders/status";
import type { ColumnType, Generated } from "kysely";
import type { Created, Json, OptionalTimestamp, Timestamp } from "./columns.ts";
import type { OrderSharedCart } from "./shared-cart-tables.ts";
import type { StoredModifier } from "./stored-modifier.ts";

/** The assigned payment method, and the cash that the customer will pay with. */
export type StoredPaymentMethod = {
  id: string;
  code: string;
  description: string | null;
  payment_code: string | null;
  received_amount: Cents | null;
  tip_type: string | null;
};

/** A coupon or a reward of an order, with the amount that it takes off. */
export type OrderDiscount = {
  modality: "COUPON" | "FIDELITY";
  /** The id of the coupon or the reward. */
  source_id: string;
  /** The coupon's code as printed; null for a reward. */
  code: string | null;
  description: string | null;
  type: "AMOUNT" | "PERCENTAGE";
  /** Per cent, or major units of the order's currency. */
  value: number;
  amount: Cents;
  /** The price of a reward in points; 0 for a coupon. */
  points: number;
};

/** What an order's discounts reserve: one use of the coupon, the points of its client. */
export type ReservedDiscounts = { coupon_id: string | null; points: number };

/** How many of each variant, and of each modifier of a product, an order reserves. */
export type ReservedStock = {
  variants: { product_id: string; id: string; quantity: number }[];
  modifiers: { product_id: string; id: string; quantity: number }[];
  /** Pieces of items of which staff counted what is left, by the mark's revision. */
  marked?: { kind: MarkedKind; id: string; revision: number; quantity: number }[];
};

/** The columns of an order that a change replaced, as they were; instants are ISO 8601. */
export type UndoneColumns = {
  status?: OrderStatus;
  accepted_at?: string | null;
  promised_at?: string | null;
  ended_at?: string | null;
  payment_state?: Order["payment_state"];
  paid_at?: string | null;
  paid_by?: string | null;
  paid_received?: Cents | null;
};

export type OrderTables = {
  orders: {
    company_id: string;
    id: string;
    public_id: number;
    status: OrderStatus;
    payment_status: Order["payment_status"];
    payment_state: Generated<Order["payment_state"]>;
    source: string;
    service_type: ServiceType;
    client_id: string | null;
    /** The client when the order was created. */
    client_snapshot: Json<{
      name: string;
      country_calling_code: string;
      phone_number: string;
    } | null>;
    /** When the client was erased; all personal texts of the order are null then. */
    client_erased_at: OptionalTimestamp;
    /** The device that made the draft, of an order without a client; null for others. */
    guest_device_id: Generated<string | null>;
    address_id: string | null;
    /** The address when the order was created. */
    address_snapshot: Json<ClientAddress> | null;
    currency: Json<NonNullable<Order["currency"]>>;
    country_code: string;
    timezone: string;
    order_title: string | null;
    /** The zone in which the table stood when the draft was made, such as the terrace. */
    table_zone: string | null;
    table_id: string | null;
    utm_source: string | null;
    utm_campaign: string | null;
    comment: string | null;
    scheduled_delivery_date: Timestamp | null;
    combos_price: Cents;
    /** The coupon first, then the reward; at most one of each. */
    discounts: Json<OrderDiscount[]>;
    /** The sum of the discounts. */
    discounts_amount: Cents;
    delivery_price: Cents | null;
    /**
     * Metres by road of the delivery price; null when the price does not depend on a measured
     * distance.
     */
    travelled_meters: Generated<number | null>;
    service_fee: Cents;
    /** The optional fee when the draft was created, which the customer may accept; or null. */
    service_fee_offered: Generated<Cents | null>;
    tip: Cents;
    payment_fee: Cents;
    /** The sum of the above, to be paid. */
    amount_due: Cents;
    assigned_payment: Json<StoredPaymentMethod> | null;
    /** The stock that placement reserved, released if it is cancelled; null while a draft. */
    stock_taken: Json<ReservedStock> | null;
    /** The discounts that placement reserved, released likewise; null while a draft. */
    discounts_taken: ColumnType<ReservedDiscounts | null, string | null | undefined, string | null>;
    /** The sum of its confirmed refunds, and of those among them that members made by hand. */
    refunded: Generated<Cents>;
    refunded_by_hand: Generated<Cents>;
    /** What the customer reads about the cancellation. */
    cancel_reason: string | null;
    /** The reason as a code of the contract's `EndReason`. */
    cancel_code: Generated<string | null>;
    /** Raised with every change, by `updateOrderWithStatus`. */
    revision: Generated<number>;
    /** When a member confirmed an order for later, and the member's name; null for every other order. */
    confirmed_at: OptionalTimestamp;
    confirmed_by: Generated<string | null>;
    accepted_at: OptionalTimestamp;
    promised_at: OptionalTimestamp;
    /** When the order was handed over or cancelled. */
    ended_at: OptionalTimestamp;
    /** When a member recorded the payment at the counter, and the member's name. */
    paid_at: OptionalTimestamp;
    paid_by: Generated<string | null>;
    /** The cash that was handed over; null for the exact amount. */
    paid_received: Generated<Cents | null>;
    /** Until when an online payment keeps the reservation; null while none is pending. */
    payment_expires_at: OptionalTimestamp;
    created_at: Created;
    updated_at: Timestamp;
    placed_at: Timestamp | null;
    /** The shared cart that the draft was made from; null for most orders. */
    shared_cart: ColumnType<OrderSharedCart | null, string | null | undefined, string | null>;
    /** The month in which it uses the plan, as `planMonth`; null while it uses none. */
    plan_month: Generated<string | null>;
  };
  /** The orders that use the plan in a month, without cancelled ones; a trigger counts them. */
  plan_orders: { company_id: string; month: string; orders: number };
  /** The number of a company's next order; none before its first. */
  order_numbers: { company_id: string; next_number: number };
  order_lines: {
    company_id: string;
    order_id: string;
    position: number;
    product_id: string;
    variant_id: string;
    name: string;
    variant_name: string | null;
    image_url: string | null;
    quantity: number;
    comment: string | null;
    /** Whose line of a shared cart it is, as the kitchen reads it. */
    guest_name: Generated<string | null>;
    unit_price: Cents;
    modifiers: Json<StoredModifier[]>;
  };
  order_events: {
    company_id: string;
    order_id: string;
    position: number;
    status: OrderStatus;
    at: Timestamp;
    /** The name of the member who moved the order; null for a customer or a rule. */
    actor: Generated<string | null>;
  };
  /** A change of an order by a member, by the revision that it gave the order. */
  order_changes: {
    company_id: string;
    order_id: string;
    revision: number;
    account_id: string;
    /** The member's name. */
    actor: string;
    at: Timestamp;
    /** A hash of the request: the same request sent again is recognized by it. */
    request: string;
    /** The columns to restore when the change is taken back; null when it cannot be. */
    undo: ColumnType<UndoneColumns | null, string | null, string | null>;
  };
  /** At most one per order. */
  order_ratings: {
    company_id: string;
    order_id: string;
    id: string;
    /** 1 to 5. */
    score: number;
    comment: string | null;
    created_at: Timestamp;
  };
};
