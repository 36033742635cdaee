import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { saleLimits } from "@comanda/domain/availability/marks";
import { subtotalOf } from "@comanda/domain/cart/line-price";
import { qrServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import type { Shortage } from "@comanda/domain/menu/shortages";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import type { CurrentCatalog } from "../../catalog/current-catalog.ts";
import { menuOfLines } from "../../catalog/menu-of-lines.ts";
import { menuWithStock } from "../../catalog/menu-with-stock.ts";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { ordersOfMonth } from "../../companies/plan-orders.store.ts";
import { planUsage } from "../../companies/plan-usage.ts";
import type { ApiContext } from "../../context/api-context.ts";
import type { OrderDiscount, ReservedStock } from "../../db/schema/order-tables.ts";
import { quoteDeliveryTo } from "../../delivery/delivery-quote.ts";
import { Refusal } from "../../shared/refusal.ts";
import { lockOrderAndCompany } from "../lock-order-and-company.store.ts";
import type { OrderLineRow, OrderRow, StoredOrder } from "../orders.store.ts";
import { confirmPrice, type RequestedPayment } from "../rules/confirm-price.ts";
import {
  leftOf,
  markedStock,
  onlyCountedStock,
  stockRefusal,
  sumStockOfLines,
} from "../rules/order-stock.ts";
import { priceCombos } from "../rules/price-combos.ts";
import { refuseUnorderable } from "../rules/refuse-unorderable.ts";
import { sellingHoursRefusal } from "../rules/selling-hours-refusal.ts";
import { invalidatesCachedPages } from "./invalidates-cached-pages.ts";
import { type PlacementFacts, readPlacementFacts } from "./placement-facts.store.ts";

/** What a customer may still change on a draft. `scheduledFor` null means as soon as possible. */
export type SubmittedChanges = { comment: string | null; scheduledFor: Date | null };

/** What placing needs: the facts under their locks, the catalog, and the order's payment method in it. */
export type PlacementTerms = {
  facts: PlacementFacts;
  catalog: CurrentCatalog;
  method: PaymentMethod;
};

/** An order that may be placed: the stock it needs, and its price by the current menu. */
export type ValidatedOrder = {
  method: PaymentMethod;
  stockToReserve: ReservedStock;
  charges: PriceBreakdown;
  discounts: OrderDiscount[];
  /** Whether the public pages look different once it is placed. */
  invalidatesCachedPages: boolean;
};

/**
 * Locks the order and its company until the transaction ends, and then reads what placing is decided by.
 * Until the commit no import changes the menu, and no other order takes stock or uses up the plan's
 * limit. 404 `company_not_found`, `order_not_found`; 422 `payment_method_not_found`.
 */
export async function lockPlacementTerms(
  context: ApiContext,
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
  methodId: string,
): Promise<PlacementTerms | Refusal> {
  await lockOrderAndCompany(context.db, company_id, id);
  const facts = await readPlacementFacts(context.db, company_id, id, context.clock());
  return facts ? placementTerms(context, facts, methodId) : new Refusal("order_not_found");
}

/** The terms of facts that were read under the locks; refusals as in `lockPlacementTerms`. */
export async function placementTerms(
  { db, catalogCache }: ApiContext,
  facts: PlacementFacts,
  methodId: string,
): Promise<PlacementTerms | Refusal> {
  const { order } = facts.stored;
  const catalog = await catalogCache.readWithState(db, order.company_id, facts.catalogState);
  if (!catalog) return new Refusal("company_not_found");
  const method = findOfferedMethod(catalog, order, methodId);
  return method ? { facts, catalog, method } : new Refusal("payment_method_not_found");
}

/** What the customer wants of a draft, and when. */
export type RequestedPlacement = {
  /** As in `OrderabilityFacts`. */
  scheduledFor: Date | null | undefined;
  payment: RequestedPayment;
  now: Date;
};

/**
 * Checks a draft, which may be old, against everything that holds now: hours, pauses, limits, stock and
 * discounts. Its price, in money and in points, must be the one that the customer has seen.
 * The terms are read under their locks. 422 `client_required`, `address_required`, `amount_too_large`, `invalid_body` for a
 * tip that is too large; 409 `not_orderable` (with the reason `price_changed` the customer has to make a new order),
 * `not_on_sale`, `out_of_stock`, `coupon_not_valid`, `reward_not_available`.
 */
export function validateForPlacement(
  { facts, catalog, method }: PlacementTerms,
  { order, lines }: Pick<StoredOrder, "order" | "lines">,
  { scheduledFor, payment, now }: RequestedPlacement,
): ValidatedOrder | Refusal {
  const { service_type } = order;
  const ordered = menuOfLines(catalog.menu, lines);
  const counted = onlyCountedStock(ordered, sumStockOfLines(lines));
  const menu = menuWithStock(ordered, leftOf(counted, facts.stock));
  const priced = priceCombos(menu, lines, catalog.company.currency.code);
  if (priced instanceof Refusal) return toOutOfStock(priced, lines);
  const quote = quoteDeliveryTo(catalog, {
    serviceType: service_type,
    place: order.address_snapshot,
    routeMeters: order.travelled_meters,
  });
  const month = ordersOfMonth(facts.planOrders, catalog.company.timezone, now);
  const usedOrders = planUsage(catalog.usage, month);
  const refusal =
    refuseUnorderable(
      catalog,
      {
        serviceType: service_type,
        qrServiceType: qrServiceType(facts.qr),
        subtotal: subtotalOf(priced),
        hasClient: order.client_id !== null,
        hasAddress: order.address_id !== null,
        quote,
        scheduledFor,
        usedOrders,
      },
      now,
    ) ??
    sellingHoursRefusal(catalog, lines, { serviceType: service_type, scheduledFor, now }) ??
    stockRefusal(menu, lines, saleLimits(catalog.marks, now));
  if (refusal) return refusal;
  const feePercent = method.payment_method_fee;
  const price = confirmPrice(
    catalog,
    { order, lines },
    { priced, quote, payment, feePercent, facts },
  );
  if (price instanceof Refusal) return price;
  const stock = { ...counted, marked: markedStock(catalog.marks, lines, now) };
  const taken = { stock, discounts: price.discounts, usedOrders };
  return {
    method,
    stockToReserve: stock,
    ...price,
    invalidatesCachedPages: invalidatesCachedPages(catalog, facts, taken),
  };
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
function toOutOfStock(refusal: Refusal, lines: readonly OrderLineRow[]): Refusal {
  if (refusal.code === "amount_too_large") return refusal;
  const indexes = new Set(refusal.facts.errors?.map(({ path }) => Number(path.split(".")[1])));
  const short: Shortage[] = [];
  lines.forEach(({ product_id, variant_id, name }, line) => {
    if (indexes.has(line)) short.push({ line, product_id, variant_id, name, left: 0 });
  });
  return new Refusal("out_of_stock", { lines: short });
}
