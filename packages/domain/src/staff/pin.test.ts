import { expect, test } from "vitest";
import { isWeakPin } from "./pin.ts";

test.each(["1111", "000000", "1234", "7890", "4321", "0987", "1212", "123123", "2580", "345678"])(
  "%s is weak",
  (pin) => {
    expect(isWeakPin(pin)).toBe(true);
  },
);

test.each(["1235", "7291", "40516", "902817", "1112"])("%s is not weak", (pin) => {
  expect(isWeakPin(pin)).toBe(false);
});

test("few of the PINs of four digits are weak", () => {
  const pins = Array.from({ length: 10_000 }, (_, pin) => String(pin).padStart(4, "0"));
  expect(pins.filter(isWeakPin).length).toBeLessThan(150);
});
