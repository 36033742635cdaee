import fc from "fast-check";
import { expect, test } from "vitest";
import { linePrice } from "../cart/line-price.ts";
import type { Product } from "../menu/products.ts";
import {
  discountRuleArbitrary,
  lineArbitrary,
  percentArbitrary,
  priceArbitrary,
} from "../testing/random-prices.ts";
import { type Cents, fromCents, toCents } from "./cents.ts";
import { calculateDiscounts } from "./discounts.ts";
import { calculateOrderCharges } from "./order-charges.ts";
import { serviceFeeOf } from "./service-fee.ts";

const percent = percentArbitrary(120);
const rule = discountRuleArbitrary(percent);

const order = fc.record({
  lines: fc.array(lineArbitrary, { minLength: 1, maxLength: 6 }),
  coupon: fc.option(rule),
  reward: fc.option(rule),
  delivery: priceArbitrary,
  tip: priceArbitrary,
  fee: fc.option(fc.record({ value: percent, optional: fc.boolean() })),
  accepted: fc.boolean(),
  methodPercent: percent,
  currencyCode: fc.constantFrom("USD", "MXN", "BRL", "COP", "CLP", "PYG", "JPY"),
});
type RandomOrder = typeof order extends fc.Arbitrary<infer T> ? T : never;

/** Returns the line total, by the function that cart and server call. */
function lineTotal({ price, quantity, modifiers }: RandomOrder["lines"][number], code: string) {
  const variant = { id: "v", price };
  const product: Product = {
    id: "p",
    name: "P",
    product_variants: [variant],
    modifier_groups: [
      {
        id: "g",
        name: "G",
        modifiers: modifiers.map((one, index) => ({
          id: `m${index}`,
          name: "M",
          price: one.price,
        })),
      },
    ],
  };
  const choices = modifiers.map((one, index) => ({
    modifier_id: `m${index}`,
    quantity: one.quantity,
  }));
  return linePrice(product, variant, { quantity, modifiers: choices }, code).total;
}

function charges(randomOrder: RandomOrder, more: Cents = 0) {
  const { currencyCode, coupon, reward } = randomOrder;
  const subtotal = randomOrder.lines.reduce(
    (sum, each) => sum + lineTotal(each, currencyCode),
    more,
  );
  const discounts = calculateDiscounts({ subtotal, coupon, reward, currencyCode });
  const parts = calculateOrderCharges({
    subtotal,
    discounts: discounts.total,
    delivery: toCents(randomOrder.delivery, currencyCode),
    serviceFee: serviceFeeOf(randomOrder.fee, subtotal, currencyCode),
    feeAccepted: randomOrder.accepted,
    tip: toCents(randomOrder.tip, currencyCode),
    paymentFeePercent: randomOrder.methodPercent,
    currencyCode,
  });
  return { subtotal, discounts, parts };
}

const without = ["CLP", "PYG", "JPY"];

/** Ten thousand orders take two seconds, more on a busy machine. */
const TIMEOUT_MS = 60_000;

test(
  "the breakdown of every order adds up to the cent and is never negative",
  () => {
    fc.assert(
      fc.property(order, (randomOrder) => {
        const { subtotal, discounts, parts } = charges(randomOrder);
        const { delivery, serviceFee: fee, tip, paymentFee } = parts;
        expect(discounts.coupon + discounts.reward).toBe(parts.discounts);
        expect(parts.orderTotal).toBe(subtotal - parts.discounts + delivery + fee);
        expect(parts.total).toBe(
          subtotal - discounts.coupon - discounts.reward + delivery + fee + tip + paymentFee,
        );
        const unit = without.includes(randomOrder.currencyCode) ? 100 : 1;
        const { currencyCode } = randomOrder;
        // The browser reads the amount that the server wrote.
        const isRead = (amount: Cents) =>
          toCents(fromCents(amount, currencyCode), currencyCode) === amount;
        const wrong = [...Object.values(parts), ...Object.values(discounts)].filter(
          (amount) => !(amount >= 0 && amount % unit === 0 && isRead(amount)),
        );
        expect(wrong).toEqual([]);
        expect(parts.discounts).toBeLessThanOrEqual(subtotal);
        if (randomOrder.fee?.optional && !randomOrder.accepted) expect(fee).toBe(0);
      }),
      { numRuns: 10_000 },
    );
  },
  TIMEOUT_MS,
);

test(
  "more products never cost less, a discount never raises the total, and no fee is added to a tip",
  () => {
    fc.assert(
      fc.property(order, fc.nat(10_000), (randomOrder, units) => {
        const { parts } = charges(randomOrder);
        expect(charges(randomOrder, units * 100).parts.total).toBeGreaterThanOrEqual(parts.total);
        for (const less of [{ coupon: null }, { reward: null }, { coupon: null, reward: null }]) {
          expect(charges({ ...randomOrder, ...less }).parts.total).toBeGreaterThanOrEqual(
            parts.total,
          );
        }
        // Discounts change neither delivery nor fee nor tip.
        const {
          delivery,
          serviceFee: fee,
          tip,
        } = charges({
          ...randomOrder,
          coupon: null,
          reward: null,
        }).parts;
        expect([parts.delivery, parts.serviceFee, parts.tip]).toEqual([delivery, fee, tip]);
        expect(charges({ ...randomOrder, tip: 0 }).parts.total).toBe(parts.total - parts.tip);
      }),
      { numRuns: 10_000 },
    );
  },
  TIMEOUT_MS,
);
