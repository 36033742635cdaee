import type { CustomerExport } from "@comanda/contract/customers/customer-export";
import { fromCents } from "@comanda/domain/money/cents";
import { internationalPhone } from "@comanda/domain/people/phone-number";
import { toWireOrder } from "../orders/order-view.ts";
import type { OrderRow } from "../orders/orders.store.ts";
import type { PaymentRow } from "../payments/payments.store.ts";
import type { StoredOrders } from "./customer-export.store.ts";

type ExportedOrder = CustomerExport["orders"][number];

/** Returns the order with everything that is stored about it, without what payments are made with. */
export function toExportedOrder(order: OrderRow, stored: StoredOrders): ExportedOrder {
  const ofOrder = <Row extends { order_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ order_id }) => order_id === order.id);
  const lines = ofOrder(stored.lines);
  const events = ofOrder(stored.events);
  const wire = toWireOrder({ order, lines, events, deviceId: null }, "whole");
  const [rating] = ofOrder(stored.ratings);
  const { client_snapshot: client, address_snapshot: address, currency } = order;
  const cash = order.assigned_payment?.received_amount ?? null;
  return {
    id: order.id,
    public_id: order.public_id,
    status: order.status,
    service_type: order.service_type,
    source: order.source,
    created_at: order.created_at.toISOString(),
    placed_at: order.placed_at?.toISOString() ?? null,
    scheduled_for: order.scheduled_delivery_date?.toISOString() ?? null,
    name: client?.name ?? null,
    phone: client && internationalPhone(client.country_calling_code, client.phone_number),
    address: address && toAddress(address),
    meters: order.travelled_meters,
    table: order.order_title,
    comment: order.comment,
    utm_source: order.utm_source,
    utm_campaign: order.utm_campaign,
    currency: currency.code,
    lines: wire.combos.map((combo) => ({
      name: combo.name,
      variant_name: combo.variant_name,
      quantity: combo.quantity,
      unit_price: combo.unit_price,
      comment: combo.comment,
      modifiers: combo.modifiers.map(({ name, quantity, unit_price }) => ({
        name,
        quantity,
        unit_price,
      })),
    })),
    discounts: wire.discounts,
    breakdown: wire.breakdown,
    payment_method: order.assigned_payment?.code ?? null,
    cash: cash === null ? null : fromCents(cash, currency.code),
    payments: ofOrder(stored.payments).map(toExportedPayment),
    refunds: ofOrder(stored.refunds).map(({ amount, state, reason, created_at }) => ({
      amount: fromCents(amount, currency.code),
      state,
      reason,
      created_at: created_at.toISOString(),
    })),
    history: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    cancel_reason: order.cancel_reason,
    proposal_reasons: ofOrder(stored.proposals).flatMap(({ reason }) => reason ?? []),
    rating: rating
      ? {
          score: rating.score,
          comment: rating.comment,
          created_at: rating.created_at.toISOString(),
        }
      : null,
  };
}

function toAddress(address: NonNullable<OrderRow["address_snapshot"]>) {
  const { complement, reference, area_name, latitude, longitude } = address;
  const texts = { text: address.address, complement, reference, area: area_name };
  return { ...texts, latitude, longitude };
}

function toExportedPayment(payment: PaymentRow): ExportedOrder["payments"][number] {
  const { id, kind, instrument, amount, received, currency, state, facts, created_at } = payment;
  const { name, phone, email } = facts.customer;
  return {
    id,
    provider: kind,
    instrument,
    amount: fromCents(amount, currency),
    received: received === null ? null : fromCents(received, currency),
    currency,
    status: state,
    customer_name: name || null,
    customer_phone: phone && internationalPhone(phone.callingCode, phone.number),
    customer_email: email ?? null,
    ip_address: facts.clientIp,
    created_at: created_at.toISOString(),
  };
}
