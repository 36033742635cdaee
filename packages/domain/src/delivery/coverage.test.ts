import { expect, test } from "vitest";
import { box, EDGE_KM, pricings, townPolygon, withPrices } from "../testing/delivery-town.ts";
import {
  acceptsOutsideCoverage,
  coverageLimitMeters,
  coveragePolygons,
  needsPosition,
  validPosition,
} from "./coverage.ts";

test("the largest enabled range is the coverage limit", () => {
  expect(coverageLimitMeters({}, pricings.range.delivery)).toBeCloseTo(EDGE_KM * 1000);
  const company = { delivery_ranges: [{ max: 3 }, { max: 5, enabled: false }, { max: 4 }] };
  expect(coverageLimitMeters(company, null)).toBe(4000);
  expect(coverageLimitMeters(company, { prices: { ranges: [{ max: 1 }] } })).toBe(1000);
});

test.each([[[]], [[{ max: 0 }]], [[{ max: -3 }]], [[{}]], [[{ max: 3, enabled: false }]]])(
  "the ranges %j give no coverage limit",
  (ranges) => {
    expect(coverageLimitMeters({ delivery_ranges: ranges }, {})).toBeNull();
    expect(coverageLimitMeters({}, null)).toBeNull();
  },
);

test("coverage polygons are those of the zones that set the price", () => {
  const { company, delivery } = pricings.area;
  expect(coveragePolygons(company, delivery)).toEqual([{ id: "town", rings: townPolygon }]);
  const drawn = pricings["drawn district"];
  expect(coveragePolygons(drawn.company, drawn.delivery)).toEqual([
    { id: "roma", rings: townPolygon },
    { id: "condesa", rings: [box(19.6, -99.2, 19.7, -99.1)] },
  ]);
  expect(coveragePolygons({}, pricings.district.delivery)).toEqual([]);
  expect(coveragePolygons(company, pricings.range.delivery)).toEqual([]);
});

test.each([
  ["fixed", false],
  ["fixed within a range", true],
  ["to be defined", false],
  ["range", true],
  ["distance", true],
  ["area", true],
  ["district", false],
  ["drawn district", false],
] as const)("with the price type %s a place needs a position: %j", (type, needed) => {
  const { delivery } = pricings[type];
  expect(needsPosition({}, delivery)).toBe(needed);
  expect(needsPosition({}, { ...delivery, google_maps_validation: true })).toBe(true);
});

test("only a company that accepts all orders, or other districts with areas or districts, delivers outside its coverage", () => {
  const { fixed, district, area } = pricings;
  const more = { area: { enable_out_of_area: true } };
  expect(acceptsOutsideCoverage({ receives_orders_outside_delivery_range: true }, null)).toBe(true);
  expect(acceptsOutsideCoverage({}, district.delivery)).toBe(false);
  expect(acceptsOutsideCoverage({}, withPrices(district, more).delivery)).toBe(true);
  expect(acceptsOutsideCoverage({}, withPrices(area, more).delivery)).toBe(true);
  expect(acceptsOutsideCoverage({}, withPrices(fixed, more).delivery)).toBe(false);
});

test.each([
  [{ latitude: 0, longitude: 0 }, true],
  [{ latitude: -90, longitude: 180 }, true],
  [{ latitude: -0, longitude: -0 }, true],
  [{ latitude: 90.001, longitude: 0 }, false],
  [{ latitude: 0, longitude: -181 }, false],
  [{ latitude: Number.NaN, longitude: 0 }, false],
  [{ latitude: 0, longitude: Number.POSITIVE_INFINITY }, false],
  [{ latitude: null, longitude: 0 }, false],
  [{ latitude: 5 }, false],
])("%j is a valid position: %j", (place, isValid) => {
  expect(validPosition(place)).toEqual(isValid ? place : null);
});
