import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateBreakdown, calculateServiceFee, optionalServiceFee } from "./totals.ts";

test("everything an order can cost", () => {
  expect(
    calculateBreakdown({
      combos: 10_000,
      discounts: 1000,
      delivery: 3500,
      serviceFee: 500,
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
    const parts = calculateBreakdown({ combos, paymentFeePercent: 3.5, currencyCode });
    expect(parts).toMatchObject({ paymentFee: fee, total });
  },
);

test("goods alone", () => {
  const parts = calculateBreakdown({ combos: 2850, currencyCode: "MXN" });
  expect(parts).toMatchObject({ orderTotal: 2850, paymentFee: 0, total: 2850 });
});

test("the parts add up to the cent, and nothing is given away beyond the goods", () => {
  const amount = fc.nat(1_000_000);
  const charges = fc.record({
    combos: amount,
    discounts: amount,
    delivery: amount,
    serviceFee: amount,
    tip: amount,
    paymentFeePercent: fc.nat(1000).map((tenths) => tenths / 10),
    currencyCode: fc.constantFrom("USD", "CLP", "KWD"),
  });
  fc.assert(
    fc.property(charges, (given) => {
      const parts = calculateBreakdown(given);
      const { combos, discounts, delivery, serviceFee, tip, paymentFee } = parts;
      expect(parts.orderTotal).toBe(combos - discounts + delivery + serviceFee);
      expect(parts.total).toBe(parts.orderTotal + tip + paymentFee);
      expect(discounts).toBeLessThanOrEqual(combos);
      expect(parts.total).toBeGreaterThanOrEqual(delivery + serviceFee + tip);
      const exact = (parts.orderTotal * given.paymentFeePercent) / 100;
      const unit = given.currencyCode === "CLP" ? 100 : 1;
      expect(Math.abs(paymentFee - exact)).toBeLessThanOrEqual(unit / 2 + 1e-6);
      expect(paymentFee % unit).toBe(0);
    }),
  );
});

test("an optional service fee is charged to who says yes, any other to everybody", () => {
  const asked = { value: 10, optional: true };
  expect([true, false].map((yes) => calculateServiceFee(asked, 2855, yes, "USD"))).toEqual([
    286, 0,
  ]);
  const due = { value: 10, optional: false };
  expect([true, false].map((yes) => calculateServiceFee(due, 2855, yes, "USD"))).toEqual([
    286, 286,
  ]);
  expect(calculateServiceFee({ value: -10 }, 2855, true, "USD")).toBe(0);
  expect(calculateServiceFee(null, 2855, true, "USD")).toBe(0);
  expect(optionalServiceFee(asked, 99_500, "CLP")).toBe(10_000);
  expect(optionalServiceFee(due, 99_500, "CLP")).toBeNull();
  expect(optionalServiceFee(undefined, 99_500, "CLP")).toBeNull();
});
