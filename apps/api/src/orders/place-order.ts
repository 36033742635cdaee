import type { PaymentMethod } from "@comanda/contract/payments";
import { type Cents, toCents } from "@comanda/domain/money";
import { isCash, isOnline } from "@comanda/domain/payment-method";
import { parseServiceType, serviceKey } from "@comanda/domain/service-type";
import type { Shortage } from "@comanda/domain/stock";
import type { Breakdown } from "@comanda/domain/totals";
import { lockStock, takeStock } from "../catalog/stock.store.ts";
import { withStock } from "../catalog/with-stock.ts";
import { bumpMenuVersion, lockCompany } from "../companies/companies.store.ts";
import { readCatalog } from "../companies/read-company.ts";
import { quoteFor } from "../delivery/destination.ts";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { type AssignedPayment, finalPrice } from "./final-price.ts";
import { orderRefusal } from "./order-rules.ts";
import { countedStock, heldStock, stockRefusal } from "./order-stock.ts";
import {
  addOrderEvent,
  type LineRow,
  type OrderRow,
  type StoredOrder,
  updateOrderIn,
} from "./orders.store.ts";
import { goodsOf, priceCombos } from "./price-combos.ts";
import { findQrOf } from "./qrs.store.ts";
import { takeDiscounts } from "./use-discounts.ts";

/** What a customer may still change of an order before it is placed. */
export type Draft = { comment: string | null; scheduledFor: Date | null };

/**
 * Places a draft: INITIATED becomes PENDING, its stock is taken, its coupon counted and its reward paid
 * with points (design §4, Stock and coupons). Everything is judged again, for a draft may be old; what
 * it costs, in money and in points, must be what the customer has seen.
 * To be called in a transaction that holds the order. Null when it is placed; else
 * 422 `payment_method_not_found`, `client_required`, `address_required`, `invalid_body` for too big a
 * tip; 409 `not_orderable` (also with the reason `price_changed`: a new order has to be made),
 * `out_of_stock`, `coupon_not_valid`, `reward_not_available`.
 */
export async function placeOrder(
  context: Context,
  { order, lines }: StoredOrder,
  draft: Draft,
  payment: AssignedPayment,
): Promise<Refusal | null> {
  const { db, clock } = context;
  const { company_id, service_type } = order;
  // Until this commits no import changes the menu, and no other order takes the plan's last place.
  await lockCompany(db, company_id);
  const catalog = await readCatalog(context, company_id);
  if (catalog instanceof Refusal) return catalog;
  const method = catalog.paymentMethods[serviceKey(service_type)].find(
    ({ id }) => id === payment.payment_method_id,
  );
  if (!method || isOnline(method)) return new Refusal("payment_method_not_found");

  const counted = countedStock(catalog.menu, heldStock(lines));
  const menu = withStock(catalog.menu, await lockStock(db, company_id, counted));
  const priced = priceCombos(menu, lines, catalog.company.currency.code);
  if (priced instanceof Refusal) return withdrawn(priced, lines);
  const goods = goodsOf(priced);
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
      goods,
      hasClient: order.client_id !== null,
      hasAddress: order.address_id !== null,
      quote,
      scheduledFor: draft.scheduledFor,
    })) ?? stockRefusal(menu, lines);
  if (refusal) return refusal;
  const price = await finalPrice(
    db,
    catalog,
    { order, lines },
    { priced, quote, payment, feePercent: method.payment_method_fee },
  );
  if (price instanceof Refusal) return price;
  const { charges, discounts } = price;

  await bumpMenuVersion(db, company_id);
  await takeStock(db, company_id, counted);
  const taken = await takeDiscounts(db, order, discounts);
  if (taken instanceof Refusal) return taken;
  const now = clock();
  const placed = await updateOrderIn(db, order, "INITIATED", {
    status: "PENDING",
    comment: draft.comment,
    scheduled_delivery_date: draft.scheduledFor,
    discounts: JSON.stringify(discounts),
    service_fee: charges.serviceFee,
    tip: charges.tip,
    payment_fee: charges.paymentFee,
    amount_due: charges.total,
    stock_taken: JSON.stringify(counted),
    discounts_taken: JSON.stringify(taken),
    assigned_payment: toStored(method, payment, charges, catalog.company.currency.code),
    updated_at: now,
    placed_at: now,
  });
  if (!placed) throw new Error("a draft that this transaction holds has changed");
  await addOrderEvent(db, company_id, order.id, "PENDING", now);
  return null;
}

/** Whether a placed order is what placing it with `draft` and `payment` would make of it again. */
export function isPlacedSo(order: OrderRow, draft: Draft, payment: AssignedPayment): boolean {
  return (
    order.placed_at !== null &&
    order.assigned_payment?.id === payment.payment_method_id &&
    order.comment === draft.comment &&
    order.scheduled_delivery_date?.getTime() === draft.scheduledFor?.getTime()
  );
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

function toStored(
  { id, code, description, payment_code }: PaymentMethod,
  { received_amount, tip_type }: AssignedPayment,
  { total, tip }: Breakdown,
  currencyCode: string,
): string {
  const received = typeof received_amount === "number" ? toCents(received_amount, currencyCode) : 0;
  const covers = isCash({ code }) && received >= total && received <= MAX_CASH;
  return JSON.stringify({
    id,
    code,
    description,
    payment_code,
    received_amount: covers ? received : null,
    tip_type: tip > 0 ? tip_type : null,
  });
}

/** More than this nobody holds in cash; it is also what the contract lets an amount be. */
const MAX_CASH: Cents = 100_000_000_000;
