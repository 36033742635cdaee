import { expect, test } from "vitest";
import { deliveryCases } from "../testing/delivery-cases.ts";
import { destinations, pricings, withPrices } from "../testing/delivery-town.ts";
import { acceptsOutsideCoverage } from "./coverage.ts";
import { OTHER_DISTRICT_ID } from "./price-settings.ts";
import { quoteDelivery } from "./quote.ts";
import { selectableAddresses } from "./selectable-addresses.ts";

const { near, nowhere, named } = destinations;
const listed = named("roma");
const removedDistrict = named("gone");
const elsewhere = named(OTHER_DISTRICT_ID, "Nápoles");
const old = { ...nowhere, area_name: "Nápoles" };
const addresses = [near, nowhere, listed, removedDistrict, elsewhere, old];

test.each([
  ["fixed", addresses],
  ["fixed within a range", [near]],
  ["area", [near]],
  ["range", [near]],
  ["distance", [near]],
  ["to be defined", addresses],
  ["district", [listed]],
  ["drawn district", [near, listed]],
] as const)("with the price type %s only usable addresses can be chosen", (type, usable) => {
  const { delivery, company = {} }: { delivery: object; company?: object } = pricings[type];
  expect(selectableAddresses(addresses, company, delivery)).toEqual(usable);
});

test("any district can be chosen if others are accepted, and only a position with map validation", () => {
  const { delivery } = withPrices(pricings.district, { area: { enable_out_of_area: true } });
  expect(selectableAddresses(addresses, {}, delivery)).toEqual([
    listed,
    removedDistrict,
    elsewhere,
    old,
  ]);
  const validated = { ...pricings.fixed.delivery, google_maps_validation: true };
  expect(selectableAddresses(addresses, {}, validated)).toEqual([near]);
  for (const type of ["to be defined", "district"] as const) {
    const checked = { ...pricings[type].delivery, google_maps_validation: true };
    expect(selectableAddresses([listed, elsewhere], {}, checked), type).toEqual([]);
  }
});

test("an address that cannot be chosen gets no delivery inside the coverage", () => {
  for (const { company, delivery, destination } of deliveryCases) {
    if (acceptsOutsideCoverage(company, delivery)) continue;
    if (selectableAddresses([destination], company, delivery).length > 0) continue;
    expect(quoteDelivery({ company, delivery, destination, currencyCode: "MXN" }).ok).toBe(false);
  }
});
