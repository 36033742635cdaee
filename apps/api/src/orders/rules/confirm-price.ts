import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import { subtotalOf } from "@comanda/domain/cart/line-price";
import type { DeliveryQuote } from "@comanda/domain/delivery/quote";
import { type Cents, exceedsMaxAmount } from "@comanda/domain/money/cents";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import type { Catalog } from "../../catalog/to-catalog.ts";
import type { OrderDiscount } from "../../db/schema/order-tables.ts";
import { Refusal } from "../../shared/refusal.ts";
import { discountsAmount, haveSameEffect } from "../discounts/order-discounts.ts";
import { type DiscountFacts, validateDiscounts } from "../discounts/validate-discounts.ts";
import { totalWithoutTipAndFee } from "../order-view.ts";
import type { OrderRow, StoredOrder } from "../orders.store.ts";
import {
  chargesByCatalog,
  deliveryChargeFor,
  optionalFeeFor,
  validateTip,
} from "./charge-order.ts";
import type { PricedCombo } from "./price-combos.ts";

export type RequestedPayment = NonNullable<
  NonNullable<OrderUpdate["meta_data"]>["assigned_payment"]
>;

export type PriceToConfirm = {
  /** The order's lines at current prices. */
  priced: readonly PricedCombo[];
  quote: DeliveryQuote | null;
  payment: RequestedPayment;
  /** The payment method's fee, in percent. */
  feePercent: number;
  facts: DiscountFacts;
};

/**
 * Returns the order's price at placement, by the current menu, settings and discounts. A price that
 * the customer has not seen is refused: 409 `not_orderable` with the reason `price_changed` for
 * another price, discount or number of points; `coupon_not_valid` and `reward_not_available` for a
 * discount that is no longer valid; 422 `invalid_body` for a tip that is too large,
 * `amount_too_large` above the maximum amount.
 */
export function confirmPrice(
  catalog: Catalog,
  { order, lines }: Pick<StoredOrder, "order" | "lines">,
  { priced, quote, payment, feePercent, facts }: PriceToConfirm,
): { charges: PriceBreakdown; discounts: OrderDiscount[] } | Refusal {
  const { service_type } = order;
  if (catalog.company.currency.code !== order.currency.code) return priceChanged();
  const subtotal = subtotalOf(priced);
  const tip = validateTip(catalog, service_type, subtotal, payment.tip_value);
  if (tip instanceof Refusal) return tip;
  if (priced.some(({ unitPrice }, index) => unitPrice !== lines[index]?.unit_price)) {
    return priceChanged();
  }
  const discounts = validateDiscounts(catalog, order, facts, subtotal);
  if (discounts instanceof Refusal) return discounts;
  const offered = optionalFeeFor(catalog, service_type, subtotal);
  const feeAccepted = payment.service_fee_accepted === true;
  if (feeAccepted && offered !== order.service_fee_offered) return priceChanged();
  const delivery = deliveryChargeFor(catalog, quote, subtotal);
  // The delivery price stays the draft's; a service fee must not make up for another one in the total.
  if (delivery !== order.delivery_price) return priceChanged();
  const charges = chargesByCatalog(catalog, service_type, {
    subtotal,
    discounts: discountsAmount(discounts),
    delivery,
    feeAccepted,
    tip,
    feePercent,
  });
  if (exceedsMaxAmount(charges.total, order.currency.code)) return new Refusal("amount_too_large");
  // Compare without the optional fee, which the customer accepts only now or accepted before.
  const draftTotal = charges.orderTotal - (feeAccepted ? (offered ?? 0) : 0);
  return draftTotal === totalWithoutTipAndFee(order) - acceptedOptionalFee(order) &&
    haveSameEffect(discounts, order.discounts)
    ? { charges, discounts }
    : priceChanged();
}

/** Returns the optional fee in the order's total, from an earlier submission. */
export function acceptedOptionalFee({
  service_fee,
  service_fee_offered,
}: Pick<OrderRow, "service_fee" | "service_fee_offered">): Cents {
  return service_fee_offered === null ? 0 : service_fee;
}

/**
 * 409: the order's price differs from the one that the customer has seen; they have to make a new
 * order.
 */
export function priceChanged(): Refusal {
  return new Refusal("not_orderable", { reasons: [{ code: "price_changed" }], next_at: null });
}
