import { type Cents, percentOf, toCents } from "./cents.ts";

/** The rule of a coupon or a reward: per cent of the subtotal, or an amount in major units. */
export type DiscountRule = { discount_type: "percentage" | "fixed"; value: number };

/**
 * Returns the discount of a rule on a subtotal, from 0 to the subtotal. A percentage is rounded to the
 * currency's smallest unit, halves away from zero.
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
  /** The sum of the line totals; delivery, fees and tip get no discount. */
  subtotal: Cents;
  coupon?: DiscountRule | null | undefined;
  reward?: DiscountRule | null | undefined;
  currencyCode: string;
};

/** The discount of each rule and their sum, which is at most the subtotal. */
export type OrderDiscounts = { coupon: Cents; reward: Cents; total: Cents };

/**
 * Calculates the discounts of an order's coupon and reward (decision 22). The coupon applies to the whole
 * subtotal, as its text promises; the reward applies to the rest.
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
 * Returns whether a rule with a value reduces nothing, so that using it would be a waste. A rule of value
 * 0 is a gift, which the restaurant adds to the order.
 */
export function takesNothingOff({ value }: DiscountRule, amount: Cents): boolean {
  return value > 0 && amount === 0;
}

/** A discount of an order; another backend may not say which amount it takes off. */
export type StatedDiscount = { type: string; value: number; amount?: number | null };

/**
 * Returns what the discounts of an order take off its subtotal: the stated amounts, and otherwise what
 * their rules take off the rest.
 */
export function statedDiscounts(
  discounts: readonly StatedDiscount[],
  subtotal: Cents,
  currencyCode: string,
): Cents {
  let rest = subtotal;
  for (const { type, value, amount } of discounts) {
    const isFixed = amount != null || type === "AMOUNT";
    const discount_type = isFixed ? "fixed" : "percentage";
    rest -= discountAmount({ discount_type, value: amount ?? value }, rest, currencyCode);
  }
  return subtotal - rest;
}
