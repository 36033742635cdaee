import { expect, test } from "vitest";
import { deliveryOddities } from "./delivery-warnings.ts";

const point = { latitude: 1, longitude: 1 };
const ring = [point, { latitude: 2, longitude: 1 }, { latitude: 1, longitude: 2 }];

function warned(company: object, prices: object): string[] {
  const value = { company, ecommerce_settings: { delivery: { prices } } };
  return deliveryOddities({ path: "", value }).map(({ path }) => path);
}

test.each(["fixed", "BY_RANGE", "km traveled", "neighborhood", "", " ", null, 7])(
  "the price type %j is not warned of",
  (type) => {
    expect(warned(point, { type })).toEqual([]);
  },
);

test("a price type that nobody knows is", () => {
  expect(warned({}, { type: "by the moon" })).toEqual(["ecommerce_settings.delivery.prices.type"]);
});

test.each([
  ["ranges", {}, 1],
  ["km traveled", { latitude: 1 }, 1],
  ["ranges", { latitude: 1, longitude: null }, 1],
  ["ranges", point, 0],
  ["fixed", {}, 0],
])("prices by %s from %j: %i warnings", (type, company, count) => {
  expect(warned(company, { type })).toHaveLength(count);
});

test("areas and districts in which nothing lies are named", () => {
  const company = {
    delivery_areas: [{ area: ring }, { area: [ring, []] }, { area: [point, point] }, {}],
    delivery_districts: [{ paths: [] }, { paths: [[point]] }, null],
  };
  const prices = { area: { areas: [{ paths: [point] }] }, districts: "Roma" };
  expect(warned(company, prices)).toEqual([
    "company.delivery_areas.2.area",
    "company.delivery_districts.1.paths",
    "ecommerce_settings.delivery.prices.area.areas.0.paths",
  ]);
});
