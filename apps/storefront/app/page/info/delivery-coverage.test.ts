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

/** What is shown of a company with these delivery settings. */
function shown(delivery: object | null, company: object = {}) {
  const settings = v.parse(EcommerceSettings, {
    delivery: delivery && { active: true, ...delivery },
  });
  const whole = v.parse(Company, {
    id: "tacos",
    name: "Tacos",
    timezone: "America/Mexico_City",
    country: { country_code: "MX" },
    currency: { code: "MXN", symbol: "$", position: "left", show_decimals: true },
    ...centre,
    ...company,
  });
  return deliveryCoverage(whole, settings);
}

test("with prices by neighbourhood there is a list of those that are enabled, and no map", () => {
  const districts = [
    { name: "Roma Norte" },
    { name: " Condesa " },
    { name: "Doctores", enabled: false },
  ];
  expect(shown({ prices: { type: "districts", districts } })).toEqual({
    names: ["Condesa", "Roma Norte"],
    map: null,
    limitMeters: null,
    anywhere: false,
    outside: false,
  });
});

test("a fixed price goes anywhere, or as far as the largest range", () => {
  const prices = { type: "fixed", fixed: { price: 30 } };
  expect(shown({ prices })).toMatchObject({
    anywhere: true,
    map: { centre, limitMeters: null, byArea: false },
  });
  const ranges = [
    { enabled: true, max: 3 },
    { enabled: true, max: 5 },
    { enabled: false, max: 9 },
  ];
  expect(shown({ prices: { ...prices, ranges } })).toMatchObject({
    anywhere: false,
    limitMeters: 5000,
    map: { centre, limitMeters: 5000, byArea: false },
  });
});

test.each(["ranges", "km traveled"])("prices by %s are shown as far as they go", (type) => {
  const company = { delivery_ranges: [{ enabled: true, max: 4 }] };
  expect(shown({ prices: { type } }, company)?.map).toEqual({
    centre,
    limitMeters: 4000,
    byArea: false,
  });
});

test("areas are drawn", () => {
  const areas = [{ id: "north", enabled: true, paths: triangle }];
  expect(shown({ prices: { type: "areas", area: { areas } } })).toMatchObject({
    names: [],
    limitMeters: null,
    map: { centre, limitMeters: null, byArea: true },
  });
});

test("a company that is on no map is told of in words alone", () => {
  const company = { latitude: null, delivery_ranges: [{ enabled: true, max: 4 }] };
  expect(shown({ prices: { type: "ranges" } }, company)).toMatchObject({
    limitMeters: 4000,
    map: null,
  });
});

test("orders from beyond are told of where they are taken", () => {
  const company = { receives_orders_outside_delivery_range: true };
  expect(shown({ prices: { type: "to_be_defined" } }, company)).toMatchObject({
    names: [],
    map: null,
    outside: true,
  });
});

test("there is nothing to show where nobody delivers, or knows where to", () => {
  expect(shown(null)).toBeNull();
  expect(shown({ active: false, prices: { type: "fixed" } })).toBeNull();
  expect(shown({ prices: { type: "to_be_defined" } })).toBeNull();
  expect(shown({ prices: { type: "km traveled" } })).toBeNull();
});
