import type { Order } from "@comanda/contract/orders/order";
import { lineTotal } from "@comanda/domain/cart/line-price";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import type { OrderDiscount } from "../db/schema/order-tables.ts";
import type { OrderLineRow, OrderRow, StoredOrder } from "./orders.store.ts";

/**
 * `whole` is for the customer and the restaurant; `bare` is for everyone else with the order's
 * link.
 */
export type OrderVisibility = "whole" | "bare";

/**
 * Returns the visibility for a device: whole for the device of the order's client, bare for others.
 */
export function visibilityFor({ deviceId }: StoredOrder, device: string | null): OrderVisibility {
  return deviceId !== null && deviceId === device ? "whole" : "bare";
}

/** How values of an order are shown in a view. */
type ShowValues = {
  /** An amount in major units. */
  major: (amount: Cents) => number;
  /** A personal value; null in the bare view. */
  personal: <Value>(value: Value) => Value | null;
};

const showValues = (view: OrderVisibility, currencyCode: string): ShowValues => ({
  major: (amount) => fromCents(amount, currencyCode),
  personal: (value) => (view === "whole" ? value : null),
});

/**
 * Returns an order as the wire has it (conformance 3.67). The bare view contains nothing personal:
 * no name, phone, address or comments, no cash amount and no coupon code (decision 3).
 */
export function toWireOrder({ order, lines, events }: StoredOrder, view: OrderVisibility): Order {
  const show = showValues(view, order.currency.code);
  const { major, personal } = show;
  const { combos_price, discounts_amount, delivery_price, service_fee, tip, payment_fee } = order;
  return {
    id: order.id,
    company_id: order.company_id,
    public_id: order.public_id,
    status: order.status,
    payment_status: order.payment_status,
    payment_state: order.payment_state,
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    source: order.source,
    service_type: order.service_type,
    currency: order.currency,
    country_code: order.country_code,
    timezone: order.timezone,
    order_title: order.order_title,
    table_id: order.table_id,
    scheduled_delivery_date: order.scheduled_delivery_date?.toISOString() ?? null,
    comment: personal(order.comment),
    combos: lines.map((line) => toCombo(line, show)),
    combos_price: major(combos_price),
    delivery_price: delivery_price === null ? null : major(delivery_price),
    discounts: order.discounts.map((discount) => toDiscount(discount, show)),
    total: major(totalWithoutTipAndFee(order)),
    breakdown: {
      combos: major(combos_price),
      discounts: major(discounts_amount),
      delivery: major(delivery_price ?? 0),
      service_fee: major(service_fee),
      tip: major(tip),
      payment_fee: major(payment_fee),
      total: major(order.amount_due),
    },
    optional_service_fee:
      order.service_fee_offered === null ? null : major(order.service_fee_offered),
    client_id: personal(order.client_id),
    client: personal(toClient(order)),
    address: personal(order.address_snapshot),
    meta_data: { assigned_payment: toPayment(order, show) },
    status_history: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    confirmed_at: order.confirmed_at?.toISOString() ?? null,
    promised_at: order.promised_at?.toISOString() ?? null,
    refunded: major(order.refunded),
    refunded_by_hand: major(order.refunded_by_hand),
    cancel_reason: order.cancel_reason,
    cancel_code: order.cancel_code,
    payment_expires_at: order.payment_expires_at?.toISOString() ?? null,
    socket_authorization: null,
  };
}

/** Subtotal, discounts, delivery and service fee: all but tip and payment fee. */
export function totalWithoutTipAndFee(order: OrderRow): number {
  return order.amount_due - order.tip - order.payment_fee;
}

function toCombo(line: OrderLineRow, { major, personal }: ShowValues): Order["combos"][number] {
  return {
    id: `${line.order_id}.${line.position}`,
    product_id: line.product_id,
    variant_id: line.variant_id,
    name: line.name,
    variant_name: line.variant_name,
    image_url: line.image_url,
    quantity: line.quantity,
    comment: personal(line.comment),
    guest: personal(line.guest_name),
    modifiers: line.modifiers.map(({ required: _, ...modifier }) => ({
      ...modifier,
      unit_price: major(modifier.unit_price),
    })),
    unit_price: major(line.unit_price),
    total: major(lineTotal(line.unit_price, line.quantity)),
  };
}

function toDiscount(
  discount: OrderDiscount,
  { major, personal }: ShowValues,
): Order["discounts"][number] {
  const { modality, description, type, value, amount, code, source_id } = discount;
  return {
    modality,
    description,
    type,
    value,
    amount: major(amount),
    code: personal(code),
    reward_id: modality === "FIDELITY" ? source_id : null,
  };
}

function toClient({ client_id, client_snapshot }: OrderRow): Order["client"] {
  return client_id && client_snapshot ? { id: client_id, ...client_snapshot } : null;
}

type WirePayment = NonNullable<Order["meta_data"]>["assigned_payment"];

function toPayment(order: OrderRow, { major, personal }: ShowValues): WirePayment {
  const method = order.assigned_payment;
  if (!method) return null;
  const received = personal(method.received_amount);
  return {
    payment_method_id: method.id,
    payment_method_code: method.code,
    payment_method_description: method.description,
    payment_method_payment_code: method.payment_code,
    fee_amount: major(order.payment_fee),
    bill_amount: major(totalWithoutTipAndFee(order)),
    received_amount: received === null ? null : major(received),
    tip_type: method.tip_type,
    tip_value: major(order.tip),
  };
}
