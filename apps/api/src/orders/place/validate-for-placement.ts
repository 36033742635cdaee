import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { saleLimits } from "@comanda/domain/availability/marks";
import { subtotalOf } from "@comanda/domain/cart/line-price";
import { parseServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import type { Shortage } from "@comanda/domain/menu/stock";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import type { CurrentCatalog } from "../../catalog/current-catalog.ts";
import { menuWithStock } from "../../catalog/menu-with-stock.ts";
import { readCatalog } from "../../catalog/read-catalog.ts";
import { lockStock } from "../../catalog/stock.store.ts";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { lockCompany } from "../../companies/companies.store.ts";
import { findQrOfCompany } from "../../companies/qrs.store.ts";
import type { ApiContext } from "../../context/api-context.ts";
import type { OrderDiscount, ReservedStock } from "../../db/schema/order-tables.ts";
import { quoteDeliveryTo } from "../../delivery/delivery-quote.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { OrderLineRow, OrderRow, StoredOrder } from "../orders.store.ts";
import { confirmPrice, type RequestedPayment } from "../rules/confirm-price.ts";
import {
  markedStock,
  onlyCountedStock,
  stockRefusal,
  sumStockOfLines,
} from "../rules/order-stock.ts";
import { priceCombos } from "../rules/price-combos.ts";
import { refuseUnorderable } from "../rules/refuse-unorderable.ts";
import { saleHoursRefusal } from "../rules/sale-hours.ts";

/** What a customer may still change on a draft. `scheduledFor` null means as soon as possible. */
export type SubmittedChanges = { comment: string | null; scheduledFor: Date | null };

/** What placing needs: the catalog of the locked company, and the order's payment method in it. */
export type PlacementTerms = { catalog: CurrentCatalog; method: PaymentMethod };

/** An order that may be placed: the stock it needs, and its price by the current menu. */
export type ValidatedOrder = {
  method: PaymentMethod;
  stockToReserve: ReservedStock;
  charges: PriceBreakdown;
  discounts: OrderDiscount[];
};

/**
 * Locks the company until the transaction ends, and then reads its catalog and the payment method in it.
 * Until the commit no import changes the menu, and no other order uses up the plan's order limit. Call
 * it in a transaction that has locked the order. 404 `company_not_found`; 422 `payment_method_not_found`.
 */
export async function lockPlacementTerms(
  context: ApiContext,
  order: Pick<OrderRow, "company_id" | "service_type">,
  methodId: string,
): Promise<PlacementTerms | Refusal> {
  await lockCompany(context.db, order.company_id);
  const catalog = await readCatalog(context, order.company_id);
  if (catalog instanceof Refusal) return catalog;
  const method = findOfferedMethod(catalog, order, methodId);
  return method ? { catalog, method } : new Refusal("payment_method_not_found");
}

/**
 * Checks a draft, which may be old, against everything that holds now: hours, pauses, limits, stock and
 * discounts. Its price, in money and in points, must be the one that the customer has seen.
 * `scheduledFor` is as in `OrderabilityFacts`. Call it in a transaction that has locked the order and got
 * the terms from `lockPlacementTerms`; it also locks the stock. 422 `client_required`,
 * `address_required`, `invalid_body` for a tip that is too large; 409 `not_orderable` (with the reason
 * `price_changed` the customer has to make a new order), `not_on_sale`, `out_of_stock`, `coupon_not_valid`,
 * `reward_not_available`.
 */
export async function validateForPlacement(
  context: ApiContext,
  { catalog, method }: PlacementTerms,
  { order, lines }: Pick<StoredOrder, "order" | "lines">,
  scheduledFor: Date | null | undefined,
  payment: RequestedPayment,
): Promise<ValidatedOrder | Refusal> {
  const { db } = context;
  const now = context.clock();
  const { company_id, service_type } = order;
  const counted = onlyCountedStock(catalog.menu, sumStockOfLines(lines));
  const menu = menuWithStock(catalog.menu, await lockStock(db, company_id, counted));
  const priced = priceCombos(menu, lines, catalog.company.currency.code);
  if (priced instanceof Refusal) return toOutOfStock(priced, lines);
  const quote = quoteDeliveryTo(catalog, {
    serviceType: service_type,
    place: order.address_snapshot,
    routeMeters: order.travelled_meters,
  });
  const qr = order.table_id && (await findQrOfCompany(db, company_id, order.table_id));
  const refusal =
    (await refuseUnorderable(context, catalog, {
      serviceType: service_type,
      qrServiceType: parseServiceType(qr ? qr.ordering_type : null),
      subtotal: subtotalOf(priced),
      hasClient: order.client_id !== null,
      hasAddress: order.address_id !== null,
      quote,
      scheduledFor,
    })) ??
    saleHoursRefusal(catalog, lines, { serviceType: service_type, scheduledFor, now }) ??
    stockRefusal(menu, lines, saleLimits(catalog.marks, now));
  if (refusal) return refusal;
  const feePercent = method.payment_method_fee;
  const price = await confirmPrice(
    db,
    catalog,
    { order, lines },
    { priced, quote, payment, feePercent },
  );
  if (price instanceof Refusal) return price;
  const stockToReserve = { ...counted, marked: markedStock(catalog.marks, lines, now) };
  return { method, stockToReserve, ...price };
}

/** Finds the payment method with this id, as the company offers it for the order's service type. */
export function findOfferedMethod(
  catalog: Catalog,
  { service_type }: Pick<OrderRow, "service_type">,
  methodId: string,
): PaymentMethod | undefined {
  return catalog.paymentMethods[serviceTypeKey(service_type)].find(({ id }) => id === methodId);
}

/** Turns the refusal of `priceCombos` for products that are no longer sold into shortages of their lines. */
function toOutOfStock({ facts }: Refusal, lines: readonly OrderLineRow[]): Refusal {
  const indexes = new Set(facts.errors?.map(({ path }) => Number(path.split(".")[1])));
  const short: Shortage[] = [];
  lines.forEach(({ product_id, variant_id, name }, line) => {
    if (indexes.has(line)) short.push({ line, product_id, variant_id, name, left: 0 });
  });
  return new Refusal("out_of_stock", { lines: short });
}
