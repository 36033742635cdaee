import type { PaymentMethod } from "@comanda/contract/payments";
import { parseServiceType, serviceKey } from "@comanda/domain/service-type";
import type { Shortage } from "@comanda/domain/stock";
import type { Breakdown } from "@comanda/domain/totals";
import type { Catalog } from "../catalog/catalog.ts";
import { lockStock } from "../catalog/stock.store.ts";
import { withStock } from "../catalog/with-stock.ts";
import { lockCompany } from "../companies/companies.store.ts";
import { readCatalog } from "../companies/read-company.ts";
import type { OrderDiscount, Taken } from "../db/schema.ts";
import { quoteFor } from "../delivery/destination.ts";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { type AssignedPayment, finalPrice } from "./final-price.ts";
import { orderRefusal } from "./order-rules.ts";
import { countedStock, heldStock, stockRefusal } from "./order-stock.ts";
import type { LineRow, StoredOrder } from "./orders.store.ts";
import { goodsOf, priceCombos } from "./price-combos.ts";
import { findQrOf } from "./qrs.store.ts";

/** What a customer may still change of an order before it is placed. */
export type Draft = { comment: string | null; scheduledFor: Date | null };

/** An order that may be placed: what it takes off the stock, and what it costs, by the menu of now. */
export type Judged = {
  method: PaymentMethod;
  counted: Taken;
  charges: Breakdown;
  discounts: OrderDiscount[];
};

/**
 * Judges a draft by everything that counts now, for it may be old: hours, pauses, limits, stock,
 * discounts; what it costs, in money and in points, must be what the customer has seen. `scheduledFor`
 * is as in `OrderFacts`.
 * To be called in a transaction that holds the order; it then holds the company and the stock as well.
 * 422 `payment_method_not_found`, `client_required`, `address_required`, `invalid_body` for too big a
 * tip; 409 `not_orderable` (also with the reason `price_changed`: a new order has to be made),
 * `out_of_stock`, `coupon_not_valid`, `reward_not_available`.
 */
export async function judgeOrder(
  context: Context,
  { order, lines }: Pick<StoredOrder, "order" | "lines">,
  scheduledFor: Date | null | undefined,
  payment: AssignedPayment,
): Promise<Judged | Refusal> {
  const { db } = context;
  const { company_id, service_type } = order;
  // Until this commits no import changes the menu, and no other order takes the plan's last place.
  await lockCompany(db, company_id);
  const catalog = await readCatalog(context, company_id);
  if (catalog instanceof Refusal) return catalog;
  const method = offeredMethod(catalog, order, payment.payment_method_id);
  if (!method) return new Refusal("payment_method_not_found");

  const counted = countedStock(catalog.menu, heldStock(lines));
  const menu = withStock(catalog.menu, await lockStock(db, company_id, counted));
  const priced = priceCombos(menu, lines, catalog.company.currency.code);
  if (priced instanceof Refusal) return withdrawn(priced, lines);
  const quote = quoteFor(catalog, {
    serviceType: service_type,
    place: order.address_snapshot,
    travelled: order.travelled_meters,
  });
  const qr = order.table_id && (await findQrOf(db, company_id, order.table_id));
  const refusal =
    (await orderRefusal(context, catalog, {
      serviceType: service_type,
      qrServiceType: parseServiceType(qr ? qr.ordering_type : null),
      goods: goodsOf(priced),
      hasClient: order.client_id !== null,
      hasAddress: order.address_id !== null,
      quote,
      scheduledFor,
    })) ?? stockRefusal(menu, lines);
  if (refusal) return refusal;
  const feePercent = method.payment_method_fee;
  const price = await finalPrice(
    db,
    catalog,
    { order, lines },
    { priced, quote, payment, feePercent },
  );
  return price instanceof Refusal ? price : { method, counted, ...price };
}

/** The payment method with this id, as the company offers it for the order's service type. */
export function offeredMethod(
  catalog: Catalog,
  { service_type }: Pick<StoredOrder["order"], "service_type">,
  methodId: string,
): PaymentMethod | undefined {
  return catalog.paymentMethods[serviceKey(service_type)].find(({ id }) => id === methodId);
}

/** What is no longer sold has none left: the shortage of its line, instead of `priceCombos`' refusal. */
function withdrawn({ facts }: Refusal, lines: readonly LineRow[]): Refusal {
  const indexes = new Set(facts.errors?.map(({ path }) => Number(path.split(".")[1])));
  const short: Shortage[] = [];
  lines.forEach(({ product_id, variant_id, name }, line) => {
    if (indexes.has(line)) short.push({ line, product_id, variant_id, name, left: 0 });
  });
  return new Refusal("out_of_stock", { lines: short });
}
