import { expect, test } from "vitest";
import { deliveryPriceType } from "./price-type.ts";

test.each([
  ["fixed", "fixed"],
  ["FIXED", "fixed"],
  ["neighborhood", "district"],
  ["districts", "district"],
  ["BY_DISTRICT", "district"],
  ["areas", "area"],
  ["BY_AREA", "area"],
  ["ranges", "range"],
  ["BY_RANGE", "range"],
  ["km traveled", "distance"],
  ["km_traveled", "distance"],
  ["BY_DRIVE_DISTANCE", "distance"],
  ["to_be_defined", "to_be_defined"],
  ["", "to_be_defined"],
  [null, "to_be_defined"],
  ["free for friends", "to_be_defined"],
  ["constructor", "to_be_defined"],
])("the setting %j is the price type %s", (type, expected) => {
  expect(deliveryPriceType({ prices: { type } })).toBe(expected);
});

test("without prices the price type is to_be_defined", () => {
  for (const delivery of [null, undefined, {}, { prices: null }]) {
    expect(deliveryPriceType(delivery)).toBe("to_be_defined");
  }
});
