import { type Cents, percentOf, toCents } from "./cents.ts";

/** What a coupon or a reward takes off (spec §3, Coupon): per cent of the goods, or major units. */
export type DiscountRule = { discount_type: "percentage" | "fixed"; value: number };

/**
 * What the rule takes off so much worth of goods, from nothing to all of it. A percentage is rounded
 * to the currency's smallest unit, halves away from zero.
 */
export function discountAmount(
  { discount_type, value }: DiscountRule,
  subtotal: Cents,
  currencyCode: string,
): Cents {
  const off =
    discount_type === "percentage"
      ? percentOf(subtotal, value, currencyCode)
      : toCents(value, currencyCode);
  return Math.min(Math.max(off, 0), subtotal);
}

export type DiscountInput = {
  /** The sum of the line totals: delivery, fees and tip are never discounted. */
  subtotal: Cents;
  coupon?: DiscountRule | null | undefined;
  reward?: DiscountRule | null | undefined;
  currencyCode: string;
};

/** What each takes off, and both together; never more than the goods cost. */
export type OrderDiscounts = { coupon: Cents; reward: Cents; total: Cents };

/**
 * What an order's coupon and its reward take off, one of each at most. The coupon comes first, so
 * that it is worth what its words promise of the whole; the reward takes its part of what is left.
 */
export function calculateDiscounts({
  subtotal,
  coupon,
  reward,
  currencyCode,
}: DiscountInput): OrderDiscounts {
  const byCoupon = coupon ? discountAmount(coupon, subtotal, currencyCode) : 0;
  const byReward = reward ? discountAmount(reward, subtotal - byCoupon, currencyCode) : 0;
  return { coupon: byCoupon, reward: byReward, total: byCoupon + byReward };
}

/**
 * Whether a rule would be used up for nothing: it promises money and takes `amount`, which is none.
 * One of value 0 promises something in kind, which the restaurant adds to the order.
 */
export function takesNothingOff({ value }: DiscountRule, amount: Cents): boolean {
  return value > 0 && amount === 0;
}
