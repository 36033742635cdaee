import { lineTotal } from "@comanda/domain/cart/line-price";
import { changeDue } from "@comanda/domain/money/cash-due";
import { type Cents, DEFAULT_CURRENCY, formatMoney } from "@comanda/domain/money/cents";
import { isPaidInFull } from "@comanda/domain/orders/payment-status";
import type {
  ChargeKind,
  TicketOrder,
  TicketOrderLine,
} from "@comanda/domain/printing/ticket-order";
import type { StoredStaffOrder } from "../../board/staff-orders.store.ts";
import { groupPhone } from "../../clients/group-phone.ts";
import type { StoredProposedLine } from "../../db/schema/proposal-tables.ts";
import { storedModifierSign } from "../../orders/stored-modifier-sign.ts";

/** What tickets are made from, beside the order. */
export type TicketFacts = { companyName: string; categoryOf: ReadonlyMap<string, string> };

/** A stored order as tickets print it, with formatted amounts. */
export function toTicketOrder(
  { order, lines }: StoredStaffOrder,
  { companyName, categoryOf }: TicketFacts,
): TicketOrder {
  const currency = { ...DEFAULT_CURRENCY, ...order.currency };
  const money = (amount: Cents) => formatMoney(amount, currency);
  const given = order.assigned_payment?.received_amount ?? 0;
  const change = changeDue(given, order.amount_due, currency);
  return {
    number: order.public_id,
    serviceType: order.service_type,
    title: order.order_title,
    zone: order.table_zone,
    name: order.client_snapshot?.name ?? null,
    contact: order.service_type === "DELIVERY" ? contactOf(order) : [],
    comment: order.comment,
    timezone: order.timezone,
    placedAt: order.placed_at ?? order.created_at,
    promisedAt: order.promised_at,
    scheduledFor: order.scheduled_delivery_date,
    lines: lines.map((line) => ({
      quantity: line.quantity,
      name: line.name,
      variantName: line.variant_name,
      modifiers: line.modifiers.map((modifier) => ({
        name: modifier.name,
        quantity: modifier.quantity,
        sign: storedModifierSign(modifier),
      })),
      comment: line.comment,
      guest: line.guest_name,
      categoryId: categoryOf.get(line.product_id) ?? null,
      price: money(lineTotal(line.unit_price, line.quantity)),
    })),
    companyName,
    charges: chargesOf(order).map(([kind, amount]) => ({ kind, amount: money(amount) })),
    total: money(order.amount_due),
    paymentName: order.assigned_payment?.description ?? order.assigned_payment?.code ?? null,
    isPaid: isPaidInFull(order.payment_state),
    cash: change > 0 ? { given: money(given), change: money(change) } : null,
  };
}

/** The subtotal and the charges that are not 0; none where the ticket needs only the total. */
function chargesOf(order: StoredStaffOrder["order"]): [ChargeKind, Cents][] {
  const charges: [ChargeKind, Cents][] = [
    ["discount", -order.discounts_amount],
    ["delivery", order.delivery_price ?? 0],
    ["serviceFee", order.service_fee],
    ["tip", order.tip],
    ["paymentFee", order.payment_fee],
  ];
  const added = charges.filter(([, amount]) => amount !== 0);
  return added.length > 0 ? [["subtotal", order.combos_price], ...added] : [];
}

/** Address and phone number, as far as the order has them. */
function contactOf({ address_snapshot, client_snapshot }: StoredStaffOrder["order"]): string[] {
  const place = address_snapshot && [address_snapshot.address, address_snapshot.complement];
  const phone =
    client_snapshot &&
    groupPhone(client_snapshot.country_calling_code, client_snapshot.phone_number);
  return [place?.filter(Boolean).join(", "), address_snapshot?.reference, phone].filter(
    (text): text is string => Boolean(text),
  );
}

/** The pieces of a line that an accepted proposal has left out. */
export function toLeftOutLine(
  { product_id, name, variant_name, before, after }: StoredProposedLine,
  categoryOf: TicketFacts["categoryOf"],
): TicketOrderLine {
  const categoryId = categoryOf.get(product_id) ?? null;
  const nothingElse = { modifiers: [], comment: null, guest: null, price: "" };
  return { quantity: before - after, name, variantName: variant_name, categoryId, ...nothingElse };
}
