import type { ImportFile } from "@comanda/contract/companies/import-file";
import {
  discountRuleArbitrary,
  lineArbitrary,
  percentArbitrary,
  priceArbitrary,
} from "@comanda/domain/testing/random-prices";
import fc from "fast-check";
import type { InferInput } from "valibot";

const percent = percentArbitrary(100);
const rule = discountRuleArbitrary(percent);

/**
 * A restaurant that sells exactly the ordered products, with everything that can change their
 * price.
 */
export const randomOrder = fc.record({
  lines: fc.array(lineArbitrary, { minLength: 1, maxLength: 6 }),
  coupon: fc.option(rule),
  reward: fc.option(rule),
  delivery: priceArbitrary,
  freeFrom: fc.option(priceArbitrary),
  /** Percent of the subtotal. */
  tipPercent: fc.integer({ min: 0, max: 100 }),
  fee: fc.option(fc.record({ value: percent, optional: fc.boolean() })),
  feeAccepted: fc.boolean(),
  methodPercent: percent,
  currencyCode: fc.constantFrom("USD", "MXN", "BRL", "COP", "CLP", "PYG", "JPY"),
});
export type RandomOrder = typeof randomOrder extends fc.Arbitrary<infer T> ? T : never;

/** Returns the restaurant as an import file. */
export function importFileFor(id: string, order: RandomOrder): InferInput<typeof ImportFile> {
  const { currencyCode, coupon, reward, delivery, freeFrom, fee, methodPercent } = order;
  const products = order.lines.map(({ price, modifiers }, index) => ({
    id: `p${index}`,
    name: "P",
    product_variants: [{ id: `v${index}`, price }],
    modifier_groups: [
      {
        id: `g${index}`,
        name: "G",
        modifiers: modifiers.map((one, place) => ({
          id: modifierId(index, place),
          name: "M",
          price: one.price,
        })),
      },
    ],
  }));
  return {
    hosts: [`${id}.test`],
    company: {
      id,
      name: "R",
      timezone: "America/Mexico_City",
      country: { country_code: "MX" },
      currency: { code: currencyCode },
    },
    ecommerce_settings: {
      delivery: {
        active: true,
        tip: { active: true },
        prices: { type: "fixed", fixed: { price: delivery } },
        minimum_amount_for_free: freeFrom,
      },
    },
    order_settings: { delivery: { service_fee: fee } },
    payment_methods: {
      delivery: [{ id: "terminal", code: "terminal", payment_method_fee: methodPercent }],
    },
    categories: [{ id: "c", name: "C", products }],
    coupons: coupon ? [{ id: "coupon", code: "COUPON", ...coupon }] : [],
    loyalty_settings: {
      loyalty_program: {
        active: true,
        rewards: reward ? [{ id: "reward", name: "Reward", required_points: 10, ...reward }] : [],
      },
    },
  };
}

/** Returns the cart's lines, as the browser sends them. */
export function requestedCombos({ lines }: RandomOrder) {
  return lines.map(({ quantity, modifiers }, index) => ({
    product_id: `p${index}`,
    variant_id: `v${index}`,
    quantity,
    modifiers: modifiers.map((one, place) => ({
      modifier_id: modifierId(index, place),
      quantity: one.quantity,
    })),
  }));
}

function modifierId(index: number, place: number): string {
  return `m${index}-${place}`;
}
