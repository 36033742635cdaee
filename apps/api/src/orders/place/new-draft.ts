import type { Client } from "@comanda/contract/clients/client";
import type { OrderToCreate } from "@comanda/contract/orders/order-requests";
import type { Qr } from "@comanda/contract/orders/qr";
import type { DeliveryQuote } from "@comanda/domain/delivery/quote";
import type { Cents } from "@comanda/domain/money/cents";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { trimToNull } from "@comanda/domain/text/visible-text";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { newId } from "../../shared/new-id.ts";
import type { DraftSharedCart } from "../../shared-carts/draft-shared-cart.ts";
import type { OrderLineRow } from "../orders.store.ts";
import type { PricedCombo } from "../rules/price-combos.ts";
import type { NewDraft } from "./insert-draft.store.ts";

type Phone = { country_calling_code: string; phone_number: string };

/** Where an order is eaten and who orders it, as far as the request says. */
export type OrderParty = {
  qr: Qr | null;
  client: ({ id: string; device_id: string; name: string } & Phone) | null;
  address: Client["addresses"][number] | null;
  /** The device of an order without a client; null for others. */
  guestDevice: string | null;
};

/** What a draft costs. */
export type DraftPrice = {
  combos: readonly PricedCombo[];
  subtotal: Cents;
  quote: DeliveryQuote | null;
  delivery: Cents | null;
  routeMeters: number | null;
  charges: PriceBreakdown;
  /** The optional service fee that the customer may accept; null without one. */
  offeredFee: Cents | null;
};

/** Returns the rows of a new draft. */
export function newDraft(
  { company }: Catalog,
  body: OrderToCreate,
  { qr, client, address, guestDevice, shared }: OrderParty & { shared: DraftSharedCart | null },
  { price, now }: { price: DraftPrice; now: Date },
): NewDraft {
  const { company_id, service_type, utm_source, utm_campaign } = body;
  const { charges, quote } = price;
  const id = newId();
  const order = {
    company_id,
    id,
    status: "INITIATED" as const,
    source: "INBOUND" as const,
    service_type,
    client_id: client?.id ?? null,
    client_snapshot: client && snapshotOf(client),
    client_erased_at: null,
    guest_device_id: guestDevice,
    address_id: address?.id ?? null,
    address_snapshot: address && { ...address, ...areaOf(quote) },
    currency: company.currency,
    country_code: company.country.country_code,
    timezone: company.timezone,
    order_title: qr?.name ?? null,
    table_id: qr?.id ?? null,
    table_zone: trimToNull(qr?.zone?.name),
    utm_source,
    utm_campaign,
    comment: null,
    scheduled_delivery_date: null,
    combos_price: price.subtotal,
    discounts: [],
    discounts_amount: charges.discounts,
    delivery_price: price.delivery,
    travelled_meters: price.routeMeters,
    service_fee: charges.serviceFee,
    service_fee_offered: price.offeredFee,
    tip: charges.tip,
    payment_fee: charges.paymentFee,
    amount_due: charges.total,
    payment_status: null,
    payment_state: "UNPAID" as const,
    assigned_payment: null,
    payment_expires_at: null,
    paid_at: null,
    paid_by: null,
    paid_received: null,
    refunded: 0,
    refunded_by_hand: 0,
    stock_taken: null,
    discounts_taken: null,
    plan_month: null,
    cancel_reason: null,
    cancel_code: null,
    revision: 0,
    confirmed_at: null,
    confirmed_by: null,
    accepted_at: null,
    promised_at: null,
    ended_at: null,
    placed_at: null,
    shared_cart: shared?.from ?? null,
    created_at: now,
    updated_at: now,
  };
  const lines = price.combos.map((combo, position) => ({
    ...toLine(combo, { company_id, order_id: id, position }, body),
    guest_name: shared?.guestNames[position] ?? null,
  }));
  return { order, lines };
}

function snapshotOf({
  name,
  country_calling_code,
  phone_number,
}: NonNullable<OrderParty["client"]>) {
  return { name, country_calling_code, phone_number };
}

/** Returns the area or district that set the price, which may differ from the customer's claim. */
function areaOf(quote: DeliveryQuote | null): { area_id: string; area_name: string | null } | null {
  if (!quote?.ok || quote.areaId === null) return null;
  return { area_id: quote.areaId, area_name: quote.areaName };
}

function toLine(
  { product, variant, quantity, modifiers, unitPrice }: PricedCombo,
  key: { company_id: string; order_id: string; position: number },
  { combos }: OrderToCreate,
): Omit<OrderLineRow, "guest_name"> {
  return {
    ...key,
    product_id: product.id,
    variant_id: variant.id,
    name: product.name,
    variant_name: variant.name,
    image_url: product.images[0]?.image_url ?? null,
    quantity,
    comment: trimToNull(combos[key.position]?.comment),
    unit_price: unitPrice,
    modifiers,
  };
}
