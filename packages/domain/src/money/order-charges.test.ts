import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateOrderCharges } from "./order-charges.ts";

test("the total contains products, discounts, delivery, service fee, tip and payment fee", () => {
  expect(
    calculateOrderCharges({
      subtotal: 10_000,
      discounts: 1000,
      delivery: 3500,
      serviceFee: { charged: 500, offered: null },
      tip: 1000,
      paymentFeePercent: 3.5,
      currencyCode: "MXN",
    }),
  ).toEqual({
    combos: 10_000,
    discounts: 1000,
    delivery: 3500,
    serviceFee: 500,
    tip: 1000,
    paymentFee: 455,
    orderTotal: 13_000,
    total: 14_455,
  });
});

test.each([
  ["MXN", 10_050, 352, 10_402],
  ["CLP", 995_000, 34_800, 1_029_800],
  ["KWD", 1250, 44, 1294],
])(
  "in %s a fee of 3.5 per cent on %i is %i, which makes %i",
  (currencyCode, combos, fee, total) => {
    const parts = calculateOrderCharges({ subtotal: combos, paymentFeePercent: 3.5, currencyCode });
    expect(parts).toMatchObject({ paymentFee: fee, total });
  },
);

test("an order without charges costs its products", () => {
  const parts = calculateOrderCharges({ subtotal: 2850, currencyCode: "MXN" });
  expect(parts).toMatchObject({ orderTotal: 2850, paymentFee: 0, total: 2850 });
});

test("the parts add up to the cent, and discounts never exceed the products", () => {
  const amount = fc.nat(1_000_000);
  const charges = fc.record({
    subtotal: amount,
    discounts: amount,
    delivery: amount,
    serviceFee: fc.record({ charged: amount, offered: fc.option(amount) }),
    feeAccepted: fc.boolean(),
    tip: amount,
    paymentFeePercent: fc.nat(1000).map((tenths) => tenths / 10),
    currencyCode: fc.constantFrom("USD", "CLP", "KWD"),
  });
  fc.assert(
    fc.property(charges, (input) => {
      const parts = calculateOrderCharges(input);
      const { combos, discounts, delivery, serviceFee, tip, paymentFee } = parts;
      expect(parts.orderTotal).toBe(combos - discounts + delivery + serviceFee);
      expect(parts.total).toBe(parts.orderTotal + tip + paymentFee);
      expect(discounts).toBeLessThanOrEqual(combos);
      expect(parts.total).toBeGreaterThanOrEqual(delivery + serviceFee + tip);
      const exact = (parts.orderTotal * input.paymentFeePercent) / 100;
      const unit = input.currencyCode === "CLP" ? 100 : 1;
      expect(Math.abs(paymentFee - exact)).toBeLessThanOrEqual(unit / 2 + 1e-6);
      expect(paymentFee % unit).toBe(0);
    }),
  );
});
