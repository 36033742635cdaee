import type { OrderToCreate } from "@comanda/contract/orders/order-requests";
import { Qr } from "@comanda/contract/orders/qr";
import { saleLimits } from "@comanda/domain/availability/marks";
import { subtotalOf } from "@comanda/domain/cart/line-price";
import { qrServiceType } from "@comanda/domain/company/service-type";
import { exceedsMaxAmount } from "@comanda/domain/money/cents";
import * as v from "valibot";
import type { CurrentCatalog } from "../../catalog/current-catalog.ts";
import { menuOfLines } from "../../catalog/menu-of-lines.ts";
import { menuWithStock } from "../../catalog/menu-with-stock.ts";
import { toStockLevels } from "../../catalog/stock-columns.store.ts";
import { ordersOfMonth } from "../../companies/plan-orders.store.ts";
import { planUsage } from "../../companies/plan-usage.ts";
import { quoteDeliveryTo } from "../../delivery/delivery-quote.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { DraftSharedCart } from "../../shared-carts/draft-shared-cart.ts";
import { chargesByCatalog, deliveryChargeFor, optionalFeeFor } from "../rules/charge-order.ts";
import { stockRefusal } from "../rules/order-stock.ts";
import { priceCombos } from "../rules/price-combos.ts";
import { refuseUnorderable } from "../rules/refuse-unorderable.ts";
import { sellingHoursRefusal } from "../rules/selling-hours-refusal.ts";
import type { DraftFacts } from "./draft-facts.store.ts";
import type { NewDraft } from "./insert-draft.store.ts";
import { newDraft, type OrderParty } from "./new-draft.ts";

/**
 * Returns the place, client and address of the order; another device's client is not found. 404
 * `qr_not_found`, `client_not_found`, `address_not_found`.
 */
export function toParty(
  { company_id, table_id, client_id, address_id }: OrderToCreate,
  { qr, client, address }: Pick<DraftFacts, "qr" | "client" | "address">,
  { visitor: device, guestDevice }: { visitor: string | null; guestDevice: string },
): OrderParty | Refusal {
  if (table_id !== null && !qr) return new Refusal("qr_not_found");
  const anothers = client && device !== null && client.device_id !== device;
  if ((client_id !== null && !client) || anothers) return new Refusal("client_not_found");
  if (address_id !== null && !address) return new Refusal("address_not_found");
  return {
    qr: qr && { ...v.parse(Qr, qr.document), company_id },
    client,
    address,
    guestDevice: client ? null : guestDevice,
  };
}

/** Who orders, what was read for the draft, and the metres by road; null where they do not count. */
type DraftTerms = {
  party: OrderParty;
  facts: DraftFacts;
  routeMeters: number | null;
  shared: DraftSharedCart | null;
};

/** Validates and prices a draft by what was read for it; refusals as in `createOrder`. */
export function priceDraft(
  catalog: CurrentCatalog,
  body: OrderToCreate,
  { party, facts, routeMeters, shared }: DraftTerms,
  now: Date,
): NewDraft | Refusal {
  const { company } = catalog;
  const { service_type, combos } = body;
  const { qr, client, address } = party;
  const menu = menuWithStock(menuOfLines(catalog.menu, combos), toStockLevels(facts));
  const priced = priceCombos(menu, combos, company.currency.code);
  if (priced instanceof Refusal) return priced;
  const subtotal = subtotalOf(priced);
  const quote = quoteDeliveryTo(catalog, {
    serviceType: service_type,
    place: address,
    routeMeters,
  });
  const month = ordersOfMonth(facts.plan_orders, company.timezone, now);
  const refusal =
    refuseUnorderable(
      catalog,
      {
        serviceType: service_type,
        qrServiceType: qrServiceType(qr),
        subtotal,
        hasClient: client !== null,
        hasAddress: address !== null,
        quote,
        scheduledFor: undefined,
        usedOrders: planUsage(catalog.usage, month),
      },
      now,
    ) ??
    sellingHoursRefusal(catalog, combos, {
      serviceType: service_type,
      scheduledFor: undefined,
      now,
    }) ??
    stockRefusal(menu, combos, saleLimits(catalog.marks, now));
  if (refusal) return refusal;
  const delivery = deliveryChargeFor(catalog, quote, subtotal);
  const charges = chargesByCatalog(catalog, service_type, { subtotal, delivery });
  if (exceedsMaxAmount(charges.total, company.currency.code))
    return new Refusal("amount_too_large");
  const offeredFee = optionalFeeFor(catalog, service_type, subtotal);
  const price = { combos: priced, quote, subtotal, delivery, routeMeters, charges, offeredFee };
  return newDraft(catalog, body, { ...party, shared }, { price, now });
}
