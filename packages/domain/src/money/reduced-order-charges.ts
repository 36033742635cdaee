import { type Cents, percentOf } from "./cents.ts";
import { calculateDiscounts, type DiscountRule } from "./discounts.ts";
import { calculateOrderCharges, type PriceBreakdown } from "./order-charges.ts";
import { maxTip } from "./tip.ts";

/** The price of an order as it was placed. */
export type PlacedCharges = {
  combos: Cents;
  discounts: Cents;
  /** Null for an order that is not delivered. */
  delivery: Cents | null;
  /** The fee that the order pays; 0 for an optional one that the customer left out. */
  serviceFee: Cents;
  tip: Cents;
  paymentFee: Cents;
  coupon: DiscountRule | null;
  reward: DiscountRule | null;
  currencyCode: string;
};

/** The price of a reduced order, and what its coupon and its reward take off now. */
export type ReducedCharges = PriceBreakdown & { coupon: Cents; reward: Cents };

/**
 * Returns what a placed order costs with a smaller subtotal (decision 43). The terms are those of its
 * placement: coupon and reward keep their rules, also below a minimum; the delivery stays; the fees
 * keep their share of what they are charged on; the tip stays, at most `maxTip`. The total is never
 * above the one of the placement.
 */
export function reducedOrderCharges(placed: PlacedCharges, subtotal: Cents): ReducedCharges {
  const { combos, delivery, serviceFee, tip, paymentFee, currencyCode } = placed;
  const { coupon, reward, total: discounts } = calculateDiscounts({ ...placed, subtotal });
  const placedTotal = combos - placed.discounts + (delivery ?? 0) + serviceFee;
  const fee = percentOf(subtotal, shareOf(serviceFee, combos), currencyCode);
  const charges = calculateOrderCharges({
    subtotal,
    discounts,
    delivery,
    currencyCode,
    serviceFee: { charged: fee, offered: null },
    tip: Math.min(tip, maxTip(subtotal)),
    paymentFeePercent: shareOf(paymentFee, placedTotal),
  });
  return { ...charges, coupon, reward };
}

/** Returns what part of `base` a fee is, in per cent; 0 of nothing. */
function shareOf(fee: Cents, base: Cents): number {
  return base === 0 ? 0 : (fee * 100) / base;
}
