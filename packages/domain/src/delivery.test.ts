import fc from "fast-check";
import { expect, test } from "vitest";
import {
  deliveryCharge,
  deliveryMinimum,
  deliveryPriceType,
  deliveryRefusal,
  findDeliveryZone,
  freeDeliveryMinimum,
  OTHER_DISTRICT_ID,
  placelessDeliveryPrice,
} from "./delivery.ts";

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
  ["free for friends", null],
  ["constructor", null],
])("the price type %j", (type, expected) => {
  expect(deliveryPriceType({ prices: { type } })).toBe(expected);
});

test("settings without prices leave the price to be defined", () => {
  for (const delivery of [null, undefined, {}, { prices: null }]) {
    expect(deliveryPriceType(delivery)).toBe("to_be_defined");
    expect(placelessDeliveryPrice(delivery, "MXN")).toBe(0);
  }
});

test.each([
  ["fixed", 35.5, 3550],
  ["fixed", 0, 0],
  ["fixed", null, 0],
  ["to_be_defined", 35.5, 0],
  ["areas", 35.5, null],
  ["neighborhood", 35.5, null],
  ["ranges", 35.5, null],
  ["km traveled", 35.5, null],
  ["free for friends", 35.5, null],
])("a delivery by %s with a fixed price of %j", (type, price, expected) => {
  expect(placelessDeliveryPrice({ prices: { type, fixed: { price } } }, "MXN")).toBe(expected);
});

test("a fixed price is in the currency's smallest unit", () => {
  const delivery = { prices: { type: "fixed", fixed: { price: 10.4 } } };
  expect(placelessDeliveryPrice(delivery, "JPY")).toBe(1000);
});

test("a delivery is free exactly from the free minimum on", () => {
  const cents = fc.nat(100_000);
  fc.assert(
    fc.property(cents, cents, fc.option(cents), (price, goods, minimum) => {
      const delivery = { minimum_amount_for_free: minimum === null ? null : minimum / 100 };
      const free = minimum !== null && goods >= minimum;
      expect(deliveryCharge(price, delivery, goods, "MXN")).toBe(free ? 0 : price);
    }),
  );
});

const zones = {
  delivery_districts: [
    { id: "roma", name: "Roma" },
    { id: "closed", name: "Closed", enabled: false },
  ],
  delivery_areas: [{ id: "north", enabled: true }],
};
const prices = {
  area: { areas: [{ id: "south" }], enable_out_of_area: true },
  districts: [{ id: "condesa", name: "Condesa" }, { name: "Nameless" }],
};

test.each([
  ["roma", "Roma"],
  ["condesa", "Condesa"],
  ["north", null],
  ["south", null],
  [OTHER_DISTRICT_ID, null],
])("the zone %s is one of the company's", (id, name) => {
  expect(findDeliveryZone(zones, { prices }, id)).toEqual({ id, name });
});

test.each([["closed"], ["elsewhere"], [""]])("the zone %j is not", (id) => {
  expect(findDeliveryZone(zones, { prices }, id)).toBeNull();
});

test("without settings, or where nothing out of the areas is delivered, there is no other district", () => {
  const closed = { prices: { area: { enable_out_of_area: false } } };
  for (const delivery of [null, {}, closed]) {
    expect(findDeliveryZone({}, delivery, OTHER_DISTRICT_ID)).toBeNull();
  }
});
