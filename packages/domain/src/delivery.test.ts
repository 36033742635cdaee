import fc from "fast-check";
import { expect, test } from "vitest";
import { deliveryMinimum, deliveryRefusal, freeDeliveryMinimum } from "./delivery.ts";

test.each([
  [150, 15_000, 15_000],
  ["99.5", 9950, 9950],
  [0, 0, 0],
  [null, 0, null],
  [undefined, 0, null],
  ["", 0, null],
  ["-", 0, null],
])("a minimum of %j", (setting, toAllow, forFree) => {
  const delivery = { minimum_amount_to_allow: setting, minimum_amount_for_free: setting };
  expect(deliveryMinimum(delivery, "MXN")).toBe(toAllow);
  expect(freeDeliveryMinimum(delivery, "MXN")).toBe(forFree);
});

test("without settings nothing is asked and nothing is free", () => {
  expect(deliveryMinimum(null, "MXN")).toBe(0);
  expect(freeDeliveryMinimum(null, "MXN")).toBeNull();
});

test("adding the missing amount always clears the refusal, and a cent less never does", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (goods, minimum) => {
      const missing = deliveryRefusal(goods, minimum)?.missing ?? 0;
      expect(deliveryRefusal(goods + missing, minimum)).toBeNull();
      if (missing > 0) expect(deliveryRefusal(goods + missing - 1, minimum)).not.toBeNull();
    }),
  );
});
