import fc from "fast-check";
import { expect, test } from "vitest";
import {
  calculateDiscounts,
  type DiscountRule,
  discountAmount,
  statedDiscounts,
  takesNothingOff,
} from "./discounts.ts";

const percent = (value: number): DiscountRule => ({ discount_type: "percentage", value });
const fixed = (value: number): DiscountRule => ({ discount_type: "fixed", value });

test.each<[DiscountRule, number, string, number]>([
  [percent(10), 2850, "MXN", 285],
  [percent(10), 2855, "MXN", 286],
  [percent(33.3), 1000, "USD", 333],
  [percent(10), 99_500, "CLP", 10_000],
  [percent(10), 99_400, "CLP", 9900],
  [percent(100), 2850, "MXN", 2850],
  [percent(250), 2850, "MXN", 2850],
  [percent(-5), 2850, "MXN", 0],
  [percent(1e308), 2850, "MXN", 2850],
  [fixed(5), 2850, "USD", 500],
  [fixed(5.005), 2850, "USD", 501],
  [fixed(5.4), 2000, "CLP", 500],
  [fixed(50), 2850, "USD", 2850],
  [fixed(-1), 2850, "USD", 0],
  [fixed(1e308), 2850, "USD", 2850],
  [fixed(0), 2850, "USD", 0],
  [percent(50), 0, "USD", 0],
])("the rule %j on %d %s gives a discount of %d", (rule, subtotal, currencyCode, off) => {
  expect(discountAmount(rule, subtotal, currencyCode)).toBe(off);
});

test("the coupon applies to the subtotal and the reward to the rest", () => {
  const order = { subtotal: 10_000, coupon: percent(10), reward: percent(50), currencyCode: "USD" };
  expect(calculateDiscounts(order)).toEqual({ coupon: 1000, reward: 4500, total: 5500 });
  const both = { subtotal: 10_000, coupon: fixed(80), reward: fixed(30), currencyCode: "USD" };
  expect(calculateDiscounts(both)).toEqual({ coupon: 8000, reward: 2000, total: 10_000 });
  expect(calculateDiscounts({ subtotal: 10_000, currencyCode: "USD" }).total).toBe(0);
});

test("a rule with a value and no discount is wasted, and a gift is not", () => {
  expect(takesNothingOff(fixed(5), 0)).toBe(true);
  expect(takesNothingOff(percent(0.001), 0)).toBe(true);
  expect(takesNothingOff(fixed(5), 1)).toBe(false);
  expect(takesNothingOff(fixed(0), 0)).toBe(false);
});

test("a higher subtotal never costs less with the same discounts, and a second discount never costs more", () => {
  const rule = fc.record<DiscountRule>({
    discount_type: fc.constantFrom("percentage", "fixed"),
    value: fc.nat(20_000).map((hundredths) => hundredths / 100),
  });
  const subtotal = fc.nat(100_000).map((units) => units * 100);
  fc.assert(
    fc.property(
      subtotal,
      subtotal,
      rule,
      rule,
      fc.constantFrom("USD", "CLP"),
      (one, more, a, b, code) => {
        const left = (price: number, coupon: DiscountRule, reward: DiscountRule | null) =>
          price - calculateDiscounts({ subtotal: price, coupon, reward, currencyCode: code }).total;
        expect(left(one + more, a, b)).toBeGreaterThanOrEqual(left(one, a, b));
        expect(left(one, a, b)).toBeLessThanOrEqual(left(one, a, null));
        expect(left(one, a, b)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test("the discounts of an order are stated amounts, or what their rules take off the rest", () => {
  const tenth = { type: "PERCENTAGE_DISCOUNT", value: 10 };
  const five = { type: "AMOUNT", value: 5 };
  expect(statedDiscounts([tenth, five, { ...tenth, amount: 7.5 }], 20_000, "MXN")).toBe(3_250);
  expect(statedDiscounts([five, { type: "PERCENTAGE", value: 50 }], 2_000, "MXN")).toBe(1_250);
  expect(statedDiscounts([{ type: "AMOUNT", value: 99 }], 2_000, "MXN")).toBe(2_000);
  expect(statedDiscounts([{ ...tenth, amount: 0 }], 2_000, "MXN")).toBe(0);
});
