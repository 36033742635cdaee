import type { OrderUpdate } from "@comanda/contract/order-requests";
import type { DeliveryQuote } from "@comanda/domain/delivery-price";
import { type Cents, isTooMuch } from "@comanda/domain/money";
import type { Breakdown } from "@comanda/domain/totals";
import type { Kysely } from "kysely";
import type { Catalog } from "../catalog/catalog.ts";
import type { Database, OrderDiscount } from "../db/schema.ts";
import { Refusal } from "../refusal.ts";
import { discountsAmount, sameDiscounts } from "./order-discounts.ts";
import { acceptedTip, chargesFor, deliveryPriceFor, offeredFee } from "./order-rules.ts";
import { orderTotal } from "./order-view.ts";
import type { OrderRow, StoredOrder } from "./orders.store.ts";
import { goodsOf, type PricedCombo } from "./price-combos.ts";
import { judgeDiscounts } from "./use-discounts.ts";

export type AssignedPayment = NonNullable<
  NonNullable<OrderUpdate["meta_data"]>["assigned_payment"]
>;

export type Payable = {
  /** The order's lines as the menu prices them now. */
  priced: readonly PricedCombo[];
  quote: DeliveryQuote | null;
  payment: AssignedPayment;
  /** Per cent, which the payment method adds. */
  feePercent: number;
};

/**
 * What the order costs now that it is to be paid, by the menu, the settings and the discounts of now.
 * What the customer has not seen is refused: 409 `not_orderable` with the reason `price_changed` for
 * another price, another discount or another number of points; `coupon_not_valid` and
 * `reward_not_available` for a discount that no longer counts; 422 `invalid_body` for too big a tip,
 * `amount_too_large` for more than an amount can be.
 */
export async function finalPrice(
  db: Kysely<Database>,
  catalog: Catalog,
  { order, lines }: Pick<StoredOrder, "order" | "lines">,
  { priced, quote, payment, feePercent }: Payable,
): Promise<{ charges: Breakdown; discounts: OrderDiscount[] } | Refusal> {
  const { service_type } = order;
  if (catalog.company.currency.code !== order.currency.code) return priceChanged();
  const goods = goodsOf(priced);
  const tip = acceptedTip(catalog, service_type, goods, payment.tip_value);
  if (tip instanceof Refusal) return tip;
  if (priced.some(({ unitPrice }, index) => unitPrice !== lines[index]?.unit_price)) {
    return priceChanged();
  }
  const discounts = await judgeDiscounts(db, catalog, order, goods);
  if (discounts instanceof Refusal) return discounts;
  const offered = offeredFee(catalog, service_type, goods);
  const feeAccepted = payment.service_fee_accepted === true;
  if (feeAccepted && offered !== order.service_fee_offered) return priceChanged();
  const charges = chargesFor(catalog, service_type, {
    goods,
    discounts: discountsAmount(discounts),
    delivery: deliveryPriceFor(catalog, quote, goods),
    feeAccepted,
    tip,
    feePercent,
  });
  if (isTooMuch(charges.total, order.currency.code)) return new Refusal("amount_too_large");
  // Compared without the fee to which the customer agrees only now, or has agreed once.
  const drafted = charges.orderTotal - (feeAccepted ? (offered ?? 0) : 0);
  return drafted === orderTotal(order) - acceptedFee(order) &&
    sameDiscounts(discounts, order.discounts)
    ? { charges, discounts }
    : priceChanged();
}

/** The optional fee that the order's total has in it: one that it was sent with before. */
export function acceptedFee({
  service_fee,
  service_fee_offered,
}: Pick<OrderRow, "service_fee" | "service_fee_offered">): Cents {
  return service_fee_offered === null ? 0 : service_fee;
}

/** 409: a new order has to be made, for this one costs something else than its customer has seen. */
export function priceChanged(): Refusal {
  return new Refusal("not_orderable", { reasons: [{ code: "price_changed" }], next_at: null });
}
