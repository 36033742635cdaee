import type { ClientAddress } from "@comanda/contract/clients/client";
import type { Order } from "@comanda/contract/orders/order";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { OrderStatus } from "@comanda/domain/orders/status";
import type { ColumnType, Generated } from "kysely";
import type { Cents, Created, Json, OptionalTimestamp, Timestamp } from "./columns.ts";

/** The payment method as it was assigned, and what the customer will hand over in cash. */
export type StoredPaymentMethod = {
  id: string;
  code: string;
  description: string | null;
  payment_code: string | null;
  received_amount: Cents | null;
  tip_type: string | null;
};

/** A coupon or a reward of an order, with what it takes off. */
export type OrderDiscount = {
  modality: "COUPON" | "FIDELITY";
  /** The id of the coupon or the reward. */
  source_id: string;
  /** The coupon's, as it is printed; null for a reward. */
  code: string | null;
  description: string | null;
  type: "AMOUNT" | "PERCENTAGE";
  /** Per cent, or major units of the order's currency. */
  value: number;
  amount: Cents;
  /** What a reward costs; 0 for a coupon. */
  points: number;
};

/** What an order's discounts used up: one use of the coupon, the points of its client. */
export type ReservedDiscounts = { coupon_id: string | null; points: number };

/** How many of each variant, and of each modifier of a product, an order takes. */
export type ReservedStock = {
  variants: { product_id: string; id: string; quantity: number }[];
  modifiers: { product_id: string; id: string; quantity: number }[];
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
    /** The client as it was when the order was made. */
    client_snapshot: Json<{
      name: string;
      country_calling_code: string;
      phone_number: string;
    } | null>;
    address_id: string | null;
    /** The address as it was when the order was made. */
    address_snapshot: Json<ClientAddress> | null;
    currency: Json<NonNullable<Order["currency"]>>;
    country_code: string;
    timezone: string;
    order_title: string | null;
    table_id: string | null;
    utm_source: string | null;
    utm_campaign: string | null;
    comment: string | null;
    scheduled_delivery_date: Timestamp | null;
    combos_price: Cents;
    /** The coupon first, then the reward; at most one of each. */
    discounts: Json<OrderDiscount[]>;
    /** The sum of their amounts. */
    discounts_amount: Cents;
    delivery_price: Cents | null;
    /** The way by road that the delivery's price went by; null where it went by none that was measured. */
    travelled_meters: Generated<number | null>;
    service_fee: Cents;
    /** The optional fee when the draft was made, to which its customer may agree; or null. */
    service_fee_offered: Generated<Cents | null>;
    tip: Cents;
    payment_fee: Cents;
    /** All of the above together: what is paid. */
    amount_due: Cents;
    assigned_payment: Json<StoredPaymentMethod> | null;
    /** What placing it took off the stock, to be given back if it is cancelled; null while a draft. */
    stock_taken: Json<ReservedStock> | null;
    /** What placing it used up of its discounts, given back likewise; null while a draft. */
    discounts_taken: ColumnType<ReservedDiscounts | null, string | null | undefined, string | null>;
    cancel_reason: string | null;
    /** Until when an online payment holds what placing it took; null while none is waited for. */
    payment_expires_at: OptionalTimestamp;
    created_at: Created;
    updated_at: Timestamp;
    placed_at: Timestamp | null;
  };
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
    unit_price: Cents;
    modifiers: Json<{ modifier_id: string; name: string; quantity: number; unit_price: Cents }[]>;
  };
  order_events: {
    company_id: string;
    order_id: string;
    position: number;
    status: OrderStatus;
    at: Timestamp;
  };
  /** One an order. */
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
