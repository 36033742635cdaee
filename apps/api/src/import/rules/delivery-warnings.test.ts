import { expect, test } from "vitest";
import { deliveryWarnings } from "./delivery-warnings.ts";

const point = { latitude: 1, longitude: 1 };
const ring = [point, { latitude: 2, longitude: 1 }, { latitude: 1, longitude: 2 }];

function warningPaths(company: object, prices: object): string[] {
  const value = { company, ecommerce_settings: { delivery: { prices } } };
  return deliveryWarnings({ path: "", value }).map(({ path }) => path);
}

test.each(["fixed", "BY_RANGE", "km traveled", "to_be_defined", "", " ", null, 7])(
  "the price type %j gives no warning",
  (type) => {
    expect(warningPaths(point, { type })).toEqual([]);
  },
);

test("an unknown price type gives a warning", () => {
  expect(warningPaths({}, { type: "by the moon" })).toEqual([
    "ecommerce_settings.delivery.prices.type",
  ]);
});

test.each([
  ["ranges", {}, 1],
  ["km traveled", { latitude: 1 }, 1],
  ["ranges", { latitude: 1, longitude: null }, 1],
  ["ranges", point, 0],
  ["fixed", {}, 0],
])("prices by %s from the position %j give %i warnings", (type, company, count) => {
  expect(warningPaths(company, { type })).toHaveLength(count);
});

test("areas and districts that contain no place give a warning each", () => {
  const company = {
    delivery_areas: [{ area: ring }, { area: [ring, []] }, { area: [point, point] }, {}],
    delivery_districts: [{ paths: [] }, { paths: [[point]] }, null],
  };
  const prices = { area: { areas: [{ paths: [point] }] }, districts: "Roma" };
  expect(warningPaths(company, prices)).toEqual([
    "company.delivery_areas.2.area",
    "company.delivery_districts.1.paths",
    "ecommerce_settings.delivery.prices.area.areas.0.paths",
  ]);
});

test("a zone that a missing sign makes wider than any delivery gives a warning, and one at the date line none", () => {
  const zone = (...longitudes: number[]) => ({
    area: longitudes.map((longitude, at) => ({ latitude: at / 10, longitude })),
  });
  const company = {
    delivery_areas: [zone(-99.1, 99.2, -99.1), zone(179.9, -179.9, 179.8), zone(1, 1.2, 1.1)],
  };
  expect(warningPaths(company, {})).toEqual(["company.delivery_areas.0.area"]);
});

test.each([
  [{ fixed: { price: 35 } }, 1],
  [{ distance: { price_per_km: 9 } }, 1],
  [{ type: " ", districts: [{ name: "Roma", price: 0 }] }, 1],
  [{ area: { enable_out_of_area: true } }, 0],
  [{ type: "fixed", fixed: { price: 35 } }, 0],
])("prices without a type, %j, give %i warnings", (prices, count) => {
  const expected = count ? ["ecommerce_settings.delivery.prices.type"] : [];
  expect(warningPaths(point, prices)).toEqual(expected);
});

test.each([
  [{}, [{ max: 4, price: 1 }], 1],
  [{ delivery_ranges: [{ max: 4 }] }, [], 1],
  [{}, [{ max: 4, enabled: false }, { max: 0 }, null], 0],
  [{ ...point, delivery_ranges: [{ max: 4 }] }, [{ max: 4 }], 0],
])("a fixed price of %j within ranges %j gives %i warnings", (company, ranges, count) => {
  expect(warningPaths(company, { type: "fixed", ranges })).toHaveLength(count);
});

test.each([
  ["120", 0],
  ["120,00", 0],
  [" 12.5 ", 0],
  ["", 0],
  [250, 0],
  ["$250", 2],
  ["1.250,00", 2],
  ["1.000", 2],
  ["1,000", 2],
  ["1000.000", 0],
])("minimums of %j give %i warnings", (minimum, count) => {
  const delivery = { minimum_amount_to_allow: minimum, minimum_amount_for_free: minimum };
  const value = { ecommerce_settings: { delivery } };
  expect(deliveryWarnings({ path: "", value })).toHaveLength(count);
});

test("a district without an id gives a warning when an earlier one has its name", () => {
  const districts = [
    { name: "Centro", price: 1 },
    { name: "CÉNTRO", price: 2 },
    { id: "c", name: "Centro", price: 3 },
  ];
  const path = "ecommerce_settings.delivery.prices.districts.1.name";
  expect(warningPaths({}, { type: "districts", districts })).toEqual([path]);
});

test.each([
  [{ areas: [{ id: "a", price: 1 }] }, [], 0],
  [{ areas: [{ id: "a" }, { id: "b" }] }, [], 2],
  [{ areas: [{ id: "a" }, { id: "b" }] }, [{ id: "b", price: 0 }], 1],
  [{ areas: [{ id: "s", name: "Roma" }] }, [{ id: "c", name: "ROMA", price: 3 }], 0],
  [{ areas: [{ id: "a", enabled: false }] }, [], 1],
  [{ areas: [{ id: "a", price: 1 }] }, [{ id: "a", enabled: false }], 1],
  [{ areas: [] }, [], 1],
  [{ areas: "Roma" }, [{ id: "a", price: 1 }], 0],
])(
  "areas %j of the settings and %j of the company give %i warnings",
  (area, delivery_areas, count) => {
    const paths = warningPaths({ delivery_areas }, { type: "areas", area });
    expect(paths).toEqual(Array(count).fill("ecommerce_settings.delivery.prices.area.areas"));
  },
);
