import { type Cents, toCents } from "./cents.ts";
import type { DiscountRule } from "./discounts.ts";

export type Coupon = DiscountRule & {
  /** Uses by all customers together; 0 means unlimited. No limit holds for one customer. */
  usage_limit?: number | null;
  coupons_used?: number | null;
  /** The smallest subtotal, in major units. */
  min_amount?: number | null;
};

/** Why a coupon is refused, with the facts that the message to the customer needs. */
export type CouponRefusal =
  | { code: "coupon_unknown" }
  | { code: "coupon_used_up" }
  | { code: "coupon_below_minimum"; minimum: Cents; missing: Cents };

/**
 * Returns why a coupon is not valid for a subtotal before discounts, or null if it is valid (conformance
 * 4.105). One that takes nothing off beside a reward is refused too: `takesNothingOff`.
 */
export function couponRefusal(
  coupon: Coupon | null | undefined,
  subtotal: Cents,
  currencyCode: string,
): CouponRefusal | null {
  if (!coupon) return { code: "coupon_unknown" };
  const limit = coupon.usage_limit ?? 0;
  if (limit > 0 && (coupon.coupons_used ?? 0) >= limit) return { code: "coupon_used_up" };
  const minimum = toCents(coupon.min_amount ?? 0, currencyCode);
  const missing = minimum - subtotal;
  return missing > 0 ? { code: "coupon_below_minimum", minimum, missing } : null;
}
