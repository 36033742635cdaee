import { expect, test } from "vitest";
import { deliveryTerms } from "./delivery-terms.ts";
import type { DeliveryPricing } from "./price-settings.ts";

const company = { currency: { code: "MXN" } };
const zones = [
  { id: "a", price: 45 },
  { id: "b", price: 25 },
  { id: "c", price: 10, enabled: false },
];

test.each<[string, DeliveryPricing["prices"], object | null]>([
  ["a fixed fee", { type: "fixed", fixed: { price: 35 } }, { from: 3_500, isExact: true }],
  ["a free delivery", { type: "fixed", fixed: { price: 0 } }, { from: 0, isExact: true }],
  [
    "the cheapest enabled area",
    { type: "areas", area: { areas: zones } },
    { from: 2_500, isExact: false },
  ],
  [
    "the cheapest enabled district",
    { type: "districts", districts: zones },
    { from: 2_500, isExact: false },
  ],
  [
    "ranges of one price",
    { type: "ranges", fixed: { price: 30 }, ranges: [{ max: 3 }, { max: 5, price: 30 }] },
    { from: 3_000, isExact: true },
  ],
  [
    "a price by distance, from its starting price",
    { type: "km_traveled", distance: { price_per_km: 8, starting_price: 20 } },
    { from: 2_000, isExact: false },
  ],
  ["no area at all", { type: "areas", area: { areas: [] } }, null],
  ["a price that the company says later", { type: "to_be_defined" }, null],
])("the fee of %s is known without an address", (_, prices, fee) => {
  expect(deliveryTerms(company, { prices }).fee).toEqual(fee);
});

test("a fee is not exact where addresses outside the coverage are accepted", () => {
  const prices = { type: "areas", area: { areas: [{ id: "a", price: 25 }] } };
  const outside = { ...company, receives_orders_outside_delivery_range: true };
  expect(deliveryTerms(company, { prices }).fee).toEqual({ from: 2_500, isExact: true });
  expect(deliveryTerms(outside, { prices }).fee).toEqual({ from: 2_500, isExact: false });
});

test("minimum, free delivery and time come from the settings", () => {
  const delivery = {
    prices: { type: "fixed", fixed: { price: 35 } },
    minimum_amount_to_allow: 120,
    minimum_amount_for_free: "400,50",
    average_time: "25-35",
  };
  expect(deliveryTerms(company, delivery)).toMatchObject({
    minimum: 12_000,
    freeFrom: 40_050,
    minutes: "25-35",
  });
  expect(deliveryTerms(company, null)).toMatchObject({ minimum: 0, freeFrom: null, minutes: null });
});
