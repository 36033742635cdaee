import fc from "fast-check";
import { expect, test } from "vitest";
import { type Coupon, couponRefusal } from "./coupons.ts";

const coupon = (rest: Partial<Coupon> = {}): Coupon => ({
  discount_type: "percentage",
  value: 10,
  ...rest,
});

test.each<[Partial<Coupon>, number, object | null]>([
  [{}, 0, null],
  [{ usage_limit: 0, coupons_used: 1_000_000 }, 100, null],
  [{ usage_limit: null, coupons_used: 5 }, 100, null],
  [{ usage_limit: 10, coupons_used: 9 }, 100, null],
  [{ usage_limit: 1 }, 100, null],
  [{ usage_limit: 10, coupons_used: 10 }, 100, { code: "coupon_used_up" }],
  [{ usage_limit: 10, coupons_used: 11 }, 100, { code: "coupon_used_up" }],
  [{ min_amount: 30 }, 3000, null],
  [{ min_amount: 30 }, 2999, { code: "coupon_below_minimum", minimum: 3000, missing: 1 }],
  // A refusal that the customer cannot change comes first.
  [{ min_amount: 30, usage_limit: 1, coupons_used: 1 }, 0, { code: "coupon_used_up" }],
])("the coupon %j for a subtotal of %d gives %j", (rest, subtotal, refusal) => {
  expect(couponRefusal(coupon(rest), subtotal, "MXN")).toEqual(refusal);
});

test("an unknown code is refused", () => {
  for (const none of [null, undefined]) {
    expect(couponRefusal(none, 100, "MXN")).toEqual({ code: "coupon_unknown" });
  }
});

test("the missing amount makes a coupon valid, and one cent less does not", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (subtotal, minimum) => {
      const limited = coupon({ min_amount: minimum / 100 });
      const refusal = couponRefusal(limited, subtotal, "MXN");
      const missing = refusal?.code === "coupon_below_minimum" ? refusal.missing : 0;
      expect(couponRefusal(limited, subtotal + missing, "MXN")).toBeNull();
      if (missing > 0) expect(couponRefusal(limited, subtotal + missing - 1, "MXN")).not.toBeNull();
    }),
  );
});
