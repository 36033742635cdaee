import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { kitchenStart } from "@comanda/domain/board/promise";
import { undoUntil } from "@comanda/domain/board/steps";
import { changeDue } from "@comanda/domain/money/cash-due";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import { internationalPhone } from "@comanda/domain/people/phone-number";
import type { Permission } from "@comanda/domain/staff/permissions";
import { toWireOrder } from "../orders/order-view.ts";
import type { OrderRow } from "../orders/orders.store.ts";
import { toWireProposal } from "../orders/proposals/proposal-view.ts";
import { storedModifierSign } from "../orders/stored-modifier-sign.ts";
import type { StoredStaffOrder } from "./staff-orders.store.ts";
import { toRefundable, toStaffRefunds } from "./staff-refunds-view.ts";

/** How an order is shown: to whom, by what they may do, and at what time. */
export type StaffView = { permissions: readonly Permission[]; now: Date };

const isoOrNull = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/**
 * Returns a placed order as a member may see it. Without the permission `orders.details` it has
 * neither people nor money.
 */
export function toStaffOrder(
  stored: StoredStaffOrder,
  { permissions, now }: StaffView,
): StaffOrder {
  const { order, lines, events, settings, proposals } = stored;
  const sees = permissions.includes("orders.details");
  const wire = toWireOrder({ order, lines, events, deviceId: null }, "whole");
  const starts = kitchenStart(order.scheduled_delivery_date, settings, order.service_type);
  return {
    id: order.id,
    revision: order.revision,
    public_id: order.public_id,
    status: order.status,
    payment_status: order.payment_status,
    payment_state: order.payment_state,
    source: order.source,
    service_type: order.service_type,
    order_title: order.order_title,
    table_id: order.table_id,
    table_zone: order.table_zone,
    currency: order.currency,
    placed_at: (order.placed_at ?? order.created_at).toISOString(),
    scheduled_for: isoOrNull(order.scheduled_delivery_date),
    starts_at: isoOrNull(starts),
    confirmed_at: isoOrNull(order.confirmed_at),
    confirmed_by: order.confirmed_by,
    accepted_at: isoOrNull(order.accepted_at),
    promised_at: isoOrNull(order.promised_at),
    undo_until: undoUntilFor(stored, { permissions, now }),
    comment: order.comment,
    lines: lines.map((line, at) => toStaffLine(line, wire.combos[at], sees)),
    client: sees ? toClient(stored) : null,
    client_erased: sees && order.client_erased_at !== null,
    address: sees ? toAddress(order) : null,
    payment: sees ? toPayment(stored) : null,
    discounts: sees ? wire.discounts : [],
    breakdown: sees ? wire.breakdown : null,
    refunds: sees ? toStaffRefunds(stored) : [],
    refundable: sees ? toRefundable(stored) : null,
    history: events.map(({ status, at, actor }) => ({ status, at: at.toISOString(), by: actor })),
    proposals: proposals.map((proposal) => ({
      ...toWireProposal(proposal, order, now),
      ...(sees ? {} : { total_before: null, total_after: null }),
      by: proposal.actor,
    })),
    cancel_reason: order.cancel_reason,
    cancel_code: order.cancel_code,
  };
}

/** Returns whether the columns are those of a payment at the counter. */
export const isPaymentUndo = (undo: object): boolean => "paid_at" in undo;

function undoUntilFor(
  { lastChange }: StoredStaffOrder,
  { permissions, now }: StaffView,
): string | null {
  if (!lastChange?.undo) return null;
  const needed = isPaymentUndo(lastChange.undo) ? "orders.pay" : "orders.advance";
  const until = undoUntil(lastChange.at);
  return until >= now && permissions.includes(needed) ? until.toISOString() : null;
}

function toStaffLine(
  line: StoredStaffOrder["lines"][number],
  wire: ReturnType<typeof toWireOrder>["combos"][number] | undefined,
  sees: boolean,
): StaffOrder["lines"][number] {
  const { position, product_id, variant_id, name, variant_name, image_url, quantity } = line;
  return {
    position,
    product_id,
    variant_id,
    name,
    variant_name,
    image_url,
    quantity,
    comment: line.comment,
    guest: line.guest_name,
    modifiers: line.modifiers.map((modifier, at) => ({
      modifier_id: modifier.modifier_id,
      name: modifier.name,
      quantity: modifier.quantity,
      sign: storedModifierSign(modifier),
      unit_price: sees ? (wire?.modifiers[at]?.unit_price ?? null) : null,
    })),
    total: sees ? (wire?.total ?? null) : null,
  };
}

function toClient({ order, clientOrders }: StoredStaffOrder): StaffOrder["client"] {
  const { client_id: id, client_snapshot: client } = order;
  if (!(id && client)) return null;
  const phone = internationalPhone(client.country_calling_code, client.phone_number);
  return { id, name: client.name, phone, orders_count: clientOrders };
}

function toAddress({ address_snapshot, travelled_meters }: OrderRow): StaffOrder["address"] {
  if (!address_snapshot) return null;
  const { address, complement, reference, area_name, latitude, longitude } = address_snapshot;
  const text = { text: address, complement, reference, area: area_name };
  return { ...text, latitude, longitude, meters: travelled_meters };
}

function toPayment({ order, online }: StoredStaffOrder): StaffOrder["payment"] {
  const method = order.assigned_payment;
  if (!method) return null;
  const major = (amount: Cents | null) =>
    amount === null ? null : fromCents(amount, order.currency.code);
  const cash = method.received_amount;
  const given = order.paid_at === null ? cash : order.paid_received;
  return {
    method_id: method.id,
    method_code: method.code,
    method_name: method.description,
    online,
    cash: major(cash),
    received: major(order.paid_received),
    change: given === null ? null : major(changeDue(given, order.amount_due, order.currency)),
    paid_at: isoOrNull(order.paid_at),
    paid_by: order.paid_by,
  };
}
