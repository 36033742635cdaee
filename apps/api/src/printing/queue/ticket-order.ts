import { lineTotal } from "@comanda/domain/cart/line-price";
import { type Cents, DEFAULT_CURRENCY, formatMoney } from "@comanda/domain/money/cents";
import type {
  ChargeKind,
  TicketOrder,
  TicketOrderLine,
} from "@comanda/domain/printing/ticket-order";
import type { StoredStaffOrder } from "../../board/staff-orders.store.ts";
import type { StoredProposedLine } from "../../db/schema/proposal-tables.ts";

/** What tickets are made from, beside the order. */
export type TicketFacts = { companyName: string; categoryOf: ReadonlyMap<string, string> };

/** A stored order as tickets print it, with formatted amounts. */
export function toTicketOrder(
  { order, lines }: StoredStaffOrder,
  { companyName, categoryOf }: TicketFacts,
): TicketOrder {
  const currency = { ...DEFAULT_CURRENCY, ...order.currency };
  const money = (amount: Cents) => formatMoney(amount, currency);
  const charges: [ChargeKind, Cents][] = [
    ["subtotal", order.combos_price],
    ["discount", -order.discounts_amount],
    ["delivery", order.delivery_price ?? 0],
    ["serviceFee", order.service_fee],
    ["tip", order.tip],
    ["paymentFee", order.payment_fee],
  ];
  const more = charges.filter(([kind, amount]) => kind !== "subtotal" && amount !== 0);
  return {
    number: order.public_id,
    serviceType: order.service_type,
    title: order.order_title,
    zone: order.table_zone,
    name: order.client_snapshot?.name ?? null,
    comment: order.comment,
    timezone: order.timezone,
    placedAt: order.placed_at ?? order.created_at,
    promisedAt: order.promised_at,
    scheduledFor: order.scheduled_delivery_date,
    lines: lines.map((line) => ({
      quantity: line.quantity,
      name: line.name,
      variantName: line.variant_name,
      modifiers: line.modifiers.map(({ name, quantity, unit_price }) => ({
        ...{ name, quantity },
        isPriced: unit_price > 0,
      })),
      comment: line.comment,
      guest: line.guest_name,
      categoryId: categoryOf.get(line.product_id) ?? null,
      price: money(lineTotal(line.unit_price, line.quantity)),
    })),
    companyName,
    charges: more.length > 0 ? [...charges.slice(0, 1), ...more].map(formatted) : [],
    total: money(order.amount_due),
    paymentName: order.assigned_payment?.description ?? order.assigned_payment?.code ?? null,
    isPaid: order.payment_state === "PAID",
  };

  function formatted([kind, amount]: [ChargeKind, Cents]) {
    return { kind, amount: money(amount) };
  }
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
