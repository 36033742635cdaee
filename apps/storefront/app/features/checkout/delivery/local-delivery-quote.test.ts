import { expect, test } from "vitest";
import type { CompanyWithPolygons } from "../../../company/company-with-polygons.ts";
import { isKnownOutside } from "./local-delivery-quote.ts";

const at = (latitude: number) => ({ latitude, longitude: -99 });
const site = (more: object, company: object = {}) =>
  ({
    company: {
      ...at(19),
      currency: { code: "MXN" },
      delivery_ranges: [{ enabled: true, max: 5 }],
      delivery_areas: [],
      delivery_districts: [],
      ...company,
    },
    settings: {
      delivery: { prices: { type: "ranges", ranges: [{ max: 5, price: 3 }], ...more } },
    },
  }) as unknown as CompanyWithPolygons;

test("a place beyond the largest range is known to be outside before the server is asked", () => {
  expect(isKnownOutside(site({}), at(19.01))).toBe(false);
  expect(isKnownOutside(site({}), at(20))).toBe(true);
});

test("a company that takes orders from outside has no place that is outside", () => {
  const open = site({}, { receives_orders_outside_delivery_range: true });
  expect(isKnownOutside(open, at(20))).toBe(false);
});

test("where the district decides, no position is known to be outside", () => {
  expect(isKnownOutside(site({ type: "districts" }), at(20))).toBe(false);
});
