import { Company } from "@comanda/contract/companies/company";
import { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import * as v from "valibot";
import { expect, test } from "vitest";
import { deliveryCoverage } from "./delivery-coverage.ts";

const centre = { latitude: 19.42, longitude: -99.16 };
const triangle = [
  { latitude: 19.4, longitude: -99.2 },
  { latitude: 19.45, longitude: -99.2 },
  { latitude: 19.45, longitude: -99.1 },
];

/** Returns the coverage of a company with these delivery settings. */
function coverageOf(delivery: object | null, company: object = {}) {
  const settings = v.parse(EcommerceSettings, {
    delivery: delivery && { active: true, ...delivery },
  });
  const fullCompany = v.parse(Company, {
    id: "tacos",
    name: "Tacos",
    timezone: "America/Mexico_City",
    country: { country_code: "MX" },
    currency: { code: "MXN", symbol: "$", position: "left", show_decimals: true },
    ...centre,
    ...company,
  });
  return deliveryCoverage(fullCompany, settings);
}

test("prices by neighbourhood show a list of the enabled ones, and no map", () => {
  const districts = [
    { name: "Roma Norte" },
    { name: " Condesa " },
    { name: "Álamos" },
    { name: "Doctores", enabled: false },
  ];
  expect(coverageOf({ prices: { type: "districts", districts } })).toEqual({
    names: ["Álamos", "Condesa", "Roma Norte"],
    map: null,
    limitMeters: null,
    anywhere: false,
    outside: false,
  });
});

test("a fixed price covers any distance, or the largest enabled range", () => {
  const prices = { type: "fixed", fixed: { price: 30 } };
  expect(coverageOf({ prices })).toMatchObject({
    anywhere: true,
    map: { centre, limitMeters: null, byArea: false },
  });
  const ranges = [
    { enabled: true, max: 3 },
    { enabled: true, max: 5 },
    { enabled: false, max: 9 },
  ];
  expect(coverageOf({ prices: { ...prices, ranges } })).toMatchObject({
    anywhere: false,
    limitMeters: 5000,
    map: { centre, limitMeters: 5000, byArea: false },
  });
});

test.each(["ranges", "km traveled"])("prices by %s cover the largest enabled range", (type) => {
  const company = { delivery_ranges: [{ enabled: true, max: 4 }] };
  expect(coverageOf({ prices: { type } }, company)?.map).toEqual({
    centre,
    limitMeters: 4000,
    byArea: false,
  });
});

test("prices by areas are drawn on the map", () => {
  const areas = [{ id: "north", enabled: true, paths: triangle }];
  expect(coverageOf({ prices: { type: "areas", area: { areas } } })).toMatchObject({
    names: [],
    limitMeters: null,
    map: { centre, limitMeters: null, byArea: true },
  });
});

test("a company without a position has no map", () => {
  const company = { latitude: null, delivery_ranges: [{ enabled: true, max: 4 }] };
  expect(coverageOf({ prices: { type: "ranges" } }, company)).toMatchObject({
    limitMeters: 4000,
    map: null,
  });
});

test("a company that takes orders from outside says so", () => {
  const company = { receives_orders_outside_delivery_range: true };
  expect(coverageOf({ prices: { type: "to_be_defined" } }, company)).toMatchObject({
    names: [],
    map: null,
    outside: true,
  });
  const areas = [{ id: "north", enabled: true, paths: triangle }];
  const byAreas = (area: object) => coverageOf({ prices: { type: "areas", area } });
  expect(byAreas({ areas, enable_out_of_area: true })).toMatchObject({ outside: true });
  expect(byAreas({ areas })).toMatchObject({ outside: false });
});

test("without delivery, or without a known coverage, there is nothing to show", () => {
  expect(coverageOf(null)).toBeNull();
  expect(coverageOf({ active: false, prices: { type: "fixed" } })).toBeNull();
  expect(coverageOf({ prices: { type: "to_be_defined" } })).toBeNull();
  expect(coverageOf({ prices: { type: "km traveled" } })).toBeNull();
});
