import { type LineChange, linesAfter } from "@comanda/domain/board/order-proposal";
import { lineTotal, subtotalOf } from "@comanda/domain/cart/line-price";
import { percentOf } from "@comanda/domain/money/cents";
import { type DiscountRule, takesNothingOff } from "@comanda/domain/money/discounts";
import { reducedOrderCharges } from "@comanda/domain/money/reduced-order-charges";
import type { OrderDiscount } from "../../db/schema/order-tables.ts";
import type { ProposedCharges } from "../../db/schema/proposal-tables.ts";
import type { OrderLineRow, OrderRow } from "../orders.store.ts";

/**
 * Returns the amounts of an order with the changed lines (decision 43). A coupon or a reward that
 * takes nothing off any more is left out.
 */
export function proposedCharges(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  changes: readonly LineChange[],
): ProposedCharges {
  const { code: currencyCode } = order.currency;
  const left = linesAfter(lines, changes).map(({ unit_price, quantity }) => ({
    total: lineTotal(unit_price, quantity),
  }));
  const subtotal = subtotalOf(left);
  const coupon = order.discounts.find(({ modality }) => modality === "COUPON");
  const reward = order.discounts.find(({ modality }) => modality === "FIDELITY");
  const placed = {
    combos: order.combos_price,
    discounts: order.discounts_amount,
    delivery: order.delivery_price,
    serviceFee: order.service_fee,
    tip: order.tip,
    paymentFee: order.payment_fee,
    coupon: coupon ? ruleOf(coupon) : null,
    reward: reward ? ruleOf(reward) : null,
    currencyCode,
  };
  const charges = reducedOrderCharges(placed, subtotal);
  return {
    combos_price: charges.combos,
    discounts: [
      ...(coupon ? [{ ...coupon, amount: charges.coupon }] : []),
      ...(reward ? [{ ...reward, amount: charges.reward }] : []),
    ].filter((discount) => !takesNothingOff(ruleOf(discount), discount.amount)),
    discounts_amount: charges.discounts,
    service_fee: charges.serviceFee,
    service_fee_offered: reducedOffer(order, subtotal),
    tip: charges.tip,
    payment_fee: charges.paymentFee,
    amount_due: charges.total,
    amount_before: order.amount_due,
  };
}

/** The optional fee of the smaller order: it keeps its share of the subtotal, taken or not. */
function reducedOffer(order: OrderRow, subtotal: number): number | null {
  const { service_fee_offered: offered, combos_price, currency } = order;
  if (offered === null) return null;
  return combos_price === 0
    ? 0
    : percentOf(subtotal, (offered * 100) / combos_price, currency.code);
}

function ruleOf({ type, value }: OrderDiscount): DiscountRule {
  return { discount_type: type === "PERCENTAGE" ? "percentage" : "fixed", value };
}
