import { type Cents, toCents } from "./cents.ts";
import type { DiscountRule } from "./discounts.ts";

/** Spec §3, Coupon. */
export type Coupon = DiscountRule & {
  /** 0 is unlimited. */
  usage_limit?: number | null;
  coupons_used?: number | null;
  /** In major units. */
  min_amount?: number | null;
};

/** Why a coupon does not count; the facts are what a message to the customer needs. */
export type CouponRefusal =
  | { code: "coupon_unknown" }
  | { code: "coupon_used_up" }
  | { code: "coupon_below_minimum"; minimum: Cents; missing: Cents };

/**
 * Why the coupon is not valid for so much worth of goods, or null when it is (spec §4, Loyalty and
 * coupons). `goods` is the combos price: the sum of the line totals before any discount.
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
