import fc from "fast-check";
import { expect, test } from "vitest";
import {
  belowMinimumRefusal,
  deliveryCharge,
  deliveryMinimum,
  freeDeliveryMinimum,
  isFreeDelivery,
} from "./price-settings.ts";

test.each([
  [150, 15_000, 15_000],
  ["99.5", 9950, 9950],
  ["120,50", 12_050, 12_050],
  ["1.250,00", 0, null],
  [0, 0, 0],
  [null, 0, null],
  [undefined, 0, null],
  ["", 0, null],
  ["-", 0, null],
])(
  "the minimum %j is %d cents to allow a delivery and %j for a free one",
  (setting, toAllow, forFree) => {
    const delivery = { minimum_amount_to_allow: setting, minimum_amount_for_free: setting };
    expect(deliveryMinimum(delivery, "MXN")).toBe(toAllow);
    expect(freeDeliveryMinimum(delivery, "MXN")).toBe(forFree);
  },
);

test("without settings there is no minimum and no free delivery", () => {
  expect(deliveryMinimum(null, "MXN")).toBe(0);
  expect(freeDeliveryMinimum(null, "MXN")).toBeNull();
});

test("the missing amount clears the refusal, and a cent less does not", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (subtotal, minimum) => {
      const missing = belowMinimumRefusal(subtotal, minimum)?.missing ?? 0;
      expect(belowMinimumRefusal(subtotal + missing, minimum)).toBeNull();
      if (missing > 0) expect(belowMinimumRefusal(subtotal + missing - 1, minimum)).not.toBeNull();
    }),
  );
});

test("a delivery is free exactly from the minimum for free delivery on", () => {
  const cents = fc.nat(100_000);
  fc.assert(
    fc.property(cents, cents, fc.option(cents), (price, subtotal, minimum) => {
      const delivery = { minimum_amount_for_free: minimum === null ? null : minimum / 100 };
      const free = minimum !== null && subtotal >= minimum;
      expect(deliveryCharge(price, delivery, subtotal, "MXN")).toBe(free ? 0 : price);
    }),
  );
});

test.each([
  [0, { prices: { type: "fixed", fixed: { price: 0 } } }, true],
  [0, { prices: { type: "fixed" } }, true],
  [0, { prices: { type: "fixed", fixed: { price: 20 } } }, false],
  [0, { prices: { type: "km traveled", distance: { price_per_km: 0, starting_price: 0 } } }, true],
  [0, { prices: { type: "km traveled", distance: { price_per_km: 5 } } }, false],
  [0, { prices: { type: "km traveled", distance: { starting_price: 5 } } }, false],
  [0, { prices: { type: "areas", fixed: { price: 0 } } }, false],
  [0, {}, false],
  [0, { minimum_amount_for_free: 100 }, true],
  [0, { minimum_amount_for_free: "100.01" }, false],
  [1, { minimum_amount_for_free: 0 }, false],
])("a charge of %j with the settings %j is free: %j", (charge, delivery, free) => {
  const charged = { charge, subtotal: 10_000, delivery, currencyCode: "MXN" };
  expect(isFreeDelivery(charged)).toBe(free);
});
