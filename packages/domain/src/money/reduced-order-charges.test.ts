import fc from "fast-check";
import { expect, test } from "vitest";
import {
  discountRuleArbitrary,
  percentArbitrary,
  priceArbitrary,
} from "../testing/random-prices.ts";
import { toCents } from "./cents.ts";
import { calculateDiscounts } from "./discounts.ts";
import { calculateOrderCharges } from "./order-charges.ts";
import { type PlacedCharges, reducedOrderCharges } from "./reduced-order-charges.ts";
import { serviceFeeOf } from "./service-fee.ts";
import { maxTip } from "./tip.ts";

const placed = (changes: Partial<PlacedCharges> = {}): PlacedCharges => ({
  combos: 20_000,
  discounts: 0,
  delivery: null,
  serviceFee: 0,
  tip: 0,
  paymentFee: 0,
  coupon: null,
  reward: null,
  currencyCode: "MXN",
  ...changes,
});

test("fees keep their share, and the delivery stays", () => {
  const order = placed({ delivery: 3500, serviceFee: 2000, paymentFee: 765 });
  expect(reducedOrderCharges(order, 10_000)).toMatchObject({
    combos: 10_000,
    delivery: 3500,
    serviceFee: 1000,
    orderTotal: 14_500,
    paymentFee: 435,
    total: 14_935,
  });
});

test("a coupon keeps its rule on the smaller subtotal", () => {
  const half = { discount_type: "percentage", value: 50 } as const;
  const order = placed({ coupon: half, discounts: 10_000 });
  expect(reducedOrderCharges(order, 6000)).toMatchObject({ coupon: 3000, total: 3000 });
});

test("a reward takes nothing off what the coupon leaves at nothing", () => {
  const coupon = { discount_type: "fixed", value: 50 } as const;
  const reward = { discount_type: "fixed", value: 20 } as const;
  const order = placed({ coupon, reward, discounts: 7000 });
  expect(reducedOrderCharges(order, 4000)).toMatchObject({ coupon: 4000, reward: 0, total: 0 });
});

test("a tip stays until it is more than the products", () => {
  const order = placed({ tip: 2000 });
  expect(reducedOrderCharges(order, 5000)).toMatchObject({ tip: 2000, total: 7000 });
  expect(reducedOrderCharges(order, 1500)).toMatchObject({ tip: 1500, total: 3000 });
});

const rule = discountRuleArbitrary(percentArbitrary(100));
const randomOrder = fc.record({
  subtotals: fc.tuple(priceArbitrary, priceArbitrary),
  coupon: fc.option(rule),
  reward: fc.option(rule),
  delivery: fc.option(priceArbitrary),
  tip: priceArbitrary,
  fee: percentArbitrary(40),
  methodPercent: percentArbitrary(20),
  currencyCode: fc.constantFrom("USD", "MXN", "CLP", "JPY", "KWD"),
});

/** An order that is placed by the functions which price one, and a smaller subtotal. */
const reducible = randomOrder.map((random) => {
  const { coupon, reward, fee, methodPercent, currencyCode } = random;
  const cents = (amount: number) => toCents(amount, currencyCode);
  const [smaller = 0, combos = 0] = random.subtotals.map(cents).toSorted((a, b) => a - b);
  const delivery = random.delivery === null ? null : cents(random.delivery);
  const charges = calculateOrderCharges({
    subtotal: combos,
    delivery,
    currencyCode,
    paymentFeePercent: methodPercent,
    discounts: calculateDiscounts({ subtotal: combos, coupon, reward, currencyCode }).total,
    serviceFee: serviceFeeOf({ value: fee }, combos, currencyCode),
    tip: Math.min(cents(random.tip), maxTip(combos)),
  });
  return { order: { ...charges, delivery, coupon, reward, currencyCode }, charges, smaller };
});

test("the total of a reduced order is never above the old one, and its parts add up", () => {
  fc.assert(
    fc.property(reducible, ({ order, charges, smaller }) => {
      const reduced = reducedOrderCharges(order, smaller);
      expect(reduced.total).toBeLessThanOrEqual(charges.total);
      expect(reduced.total).toBeGreaterThanOrEqual(0);
      const { combos, discounts, delivery, serviceFee, tip, paymentFee } = reduced;
      expect(combos - discounts + delivery + serviceFee + tip + paymentFee).toBe(reduced.total);
      expect(reduced.coupon + reduced.reward).toBe(discounts);
    }),
    { numRuns: 500 },
  );
});

test("an order that keeps its subtotal keeps its price", () => {
  fc.assert(
    fc.property(reducible, ({ order, charges }) => {
      expect(reducedOrderCharges(order, order.combos)).toMatchObject(charges);
    }),
  );
});
