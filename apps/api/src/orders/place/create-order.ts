import type { Order } from "@comanda/contract/orders/order";
import type { OrderToCreate } from "@comanda/contract/orders/order-requests";
import type { Qr } from "@comanda/contract/orders/qr";
import { saleLimits } from "@comanda/domain/availability/marks";
import { subtotalOf } from "@comanda/domain/cart/line-price";
import { parseServiceType } from "@comanda/domain/company/service-type";
import type { DeliveryQuote } from "@comanda/domain/delivery/quote";
import { exceedsMaxAmount } from "@comanda/domain/money/cents";
import { trimToNull } from "@comanda/domain/text/visible-text";
import { menuWithStock } from "../../catalog/menu-with-stock.ts";
import { readCatalog } from "../../catalog/read-catalog.ts";
import { readStock } from "../../catalog/stock.store.ts";
import { findAddress, toAddress } from "../../clients/addresses.store.ts";
import { findClientToKeep } from "../../clients/clients.store.ts";
import { findQrOfCompany } from "../../companies/qrs.store.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { quoteDeliveryTo } from "../../delivery/delivery-quote.ts";
import { newId } from "../../shared/new-id.ts";
import { Refusal } from "../../shared/refusal.ts";
import { toWireOrder, visibilityFor } from "../order-view.ts";
import { addOrderEvent, allocatePublicId, findOrder, insertOrder } from "../orders.store.ts";
import { calculateCharges, deliveryChargeFor, optionalFeeFor } from "../rules/order-charges.ts";
import { stockRefusal } from "../rules/order-stock.ts";
import { type PricedCombo, priceCombos } from "../rules/price-combos.ts";
import { refuseUnorderable } from "../rules/refuse-unorderable.ts";
import { saleHoursRefusal } from "../rules/sale-hours.ts";

/**
 * Creates a draft (INITIATED), priced from the menu; its stock is checked but not reserved. Prices,
 * delivery, status and currency in the request have no effect: a delivery costs what the stored
 * address costs, at `routeMeters` by road where that is known. Call it in a transaction. Refusals:
 * 404 `company_not_found`, `qr_not_found`, `client_not_found`, `address_not_found`,
 * `product_not_found`; 422 `invalid_modifiers`, `amount_too_large`, `client_required`,
 * `address_required`; 409 `not_orderable`, `not_on_sale`, `out_of_stock`.
 */
export async function createOrder(
  context: ApiContext,
  body: OrderToCreate,
  device: string | null,
  routeMeters: number | null,
): Promise<Order | Refusal> {
  const { db, clock } = context;
  const { company_id, service_type } = body;
  const catalog = await readCatalog(context, company_id);
  if (catalog instanceof Refusal) return catalog;
  const party = await readParty(context, body, device);
  if (party instanceof Refusal) return party;
  const { qr, client, address } = party;

  const { company } = catalog;
  const menu = menuWithStock(catalog.menu, await readStock(db, company_id));
  const priced = priceCombos(menu, body.combos, company.currency.code);
  if (priced instanceof Refusal) return priced;
  const subtotal = subtotalOf(priced);
  const quote = quoteDeliveryTo(catalog, {
    serviceType: service_type,
    place: address,
    routeMeters,
  });
  const refusal =
    (await refuseUnorderable(context, catalog, {
      serviceType: service_type,
      qrServiceType: parseServiceType(qr?.ordering_type),
      subtotal,
      hasClient: client !== null,
      hasAddress: address !== null,
      quote,
      scheduledFor: undefined,
    })) ??
    saleHoursRefusal(catalog, body.combos, {
      serviceType: service_type,
      scheduledFor: undefined,
      now: clock(),
    }) ??
    stockRefusal(menu, body.combos, saleLimits(catalog.marks, clock()));
  if (refusal) return refusal;
  const delivery = deliveryChargeFor(catalog, quote, subtotal);

  const id = newId();
  const charges = calculateCharges(catalog, service_type, { subtotal, delivery });
  if (exceedsMaxAmount(charges.total, company.currency.code))
    return new Refusal("amount_too_large");
  const now = clock();
  await insertOrder(
    db,
    {
      company_id,
      id,
      public_id: await allocatePublicId(db, company_id),
      status: "INITIATED",
      payment_status: null,
      source: "INBOUND",
      service_type,
      client_id: client?.id ?? null,
      client_snapshot: JSON.stringify(
        client && {
          name: client.name,
          country_calling_code: client.country_calling_code,
          phone_number: client.phone_number,
        },
      ),
      address_id: address?.id ?? null,
      address_snapshot: address && JSON.stringify({ ...toAddress(address), ...areaOf(quote) }),
      currency: JSON.stringify(company.currency),
      country_code: company.country.country_code,
      timezone: company.timezone,
      order_title: qr?.name ?? null,
      table_id: qr?.id ?? null,
      utm_source: body.utm_source,
      utm_campaign: body.utm_campaign,
      comment: null,
      scheduled_delivery_date: null,
      combos_price: subtotal,
      discounts: "[]",
      discounts_amount: charges.discounts,
      delivery_price: delivery,
      travelled_meters: routeMeters,
      service_fee: charges.serviceFee,
      service_fee_offered: optionalFeeFor(catalog, service_type, subtotal),
      tip: charges.tip,
      payment_fee: charges.paymentFee,
      amount_due: charges.total,
      assigned_payment: null,
      stock_taken: null,
      discounts_taken: null,
      cancel_reason: null,
      created_at: now.toISOString(),
      updated_at: now,
      placed_at: null,
    },
    priced.map((combo, position) => toLine(combo, { company_id, order_id: id, position }, body)),
  );
  await addOrderEvent(db, { company_id, id }, "INITIATED", now);
  const stored = await findOrder(db, company_id, id);
  if (!stored) throw new Error("an order just made is not there");
  return toWireOrder(stored, visibilityFor(stored, device));
}

type Found<Finder extends (...args: never[]) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Finder>>
>;
type OrderParty = {
  qr: Qr | null;
  client: Found<typeof findClientToKeep> | null;
  address: Found<typeof findAddress> | null;
};

/** Reads the QR code, client and address of the order; another device's client is not found. */
async function readParty(
  { db }: ApiContext,
  { company_id, table_id, client_id, address_id }: OrderToCreate,
  device: string | null,
): Promise<OrderParty | Refusal> {
  const qr = table_id === null ? null : await findQrOfCompany(db, company_id, table_id);
  if (qr === undefined) return new Refusal("qr_not_found");
  const client = client_id === null ? null : await findClientToKeep(db, company_id, client_id);
  const anothers = client && device !== null && client.device_id !== device;
  if (client === undefined || anothers) return new Refusal("client_not_found");
  if (address_id === null) return { qr, client, address: null };
  const address = client && (await findAddress(db, company_id, client.id, address_id));
  return address ? { qr, client, address } : new Refusal("address_not_found");
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
) {
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
    modifiers: JSON.stringify(modifiers),
  };
}
