import fc from "fast-check";
import type { DiscountRule } from "../money/discounts.ts";

/** Amounts of an import file, some with more decimals than the currencies have. */
export const priceArbitrary = fc.oneof(
  fc.nat(100_000).map((hundredths) => hundredths / 100),
  fc.nat(500_000).map((thousandths) => thousandths / 1000),
  fc.nat(50_000),
  fc.constant(0),
);

/** Per cent with two decimals, from 0 to `most`. */
export const percentArbitrary = (most: number) =>
  fc.nat(most * 100).map((hundredths) => hundredths / 100);

/** Returns the rule of a coupon or a reward: per cent or an amount. */
export const discountRuleArbitrary = (percent: fc.Arbitrary<number>) =>
  fc.oneof(
    fc.record<DiscountRule>({ discount_type: fc.constant("percentage"), value: percent }),
    fc.record<DiscountRule>({ discount_type: fc.constant("fixed"), value: priceArbitrary }),
  );

/** A line of an order with its modifiers and their prices. */
export const lineArbitrary = fc.record({
  price: priceArbitrary,
  quantity: fc.integer({ min: 1, max: 100 }),
  modifiers: fc.array(
    fc.record({ price: priceArbitrary, quantity: fc.integer({ min: 1, max: 5 }) }),
    {
      maxLength: 4,
    },
  ),
});
