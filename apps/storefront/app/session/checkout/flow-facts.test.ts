import type { Client } from "@comanda/contract/clients/client";
import type { Company } from "@comanda/contract/companies/company";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { expect, test } from "vitest";
import { addAddressScreens, checkoutFlowContext } from "./flow-facts.ts";

const company = { currency: { code: "MXN" } } as Company;
const settings = {
  table: { active: true, collect_client_info: true, additional_input: " Table " },
  takeaway: { active: true, additional_input: " " },
  delivery: { active: true, prices: { type: "fixed", fixed: { price: 35 } } },
} as EcommerceSettings;
const checkoutFacts = {
  additionalInfo: "12",
  client: null,
  addressId: null,
  plannedScreen: null,
  invalidAddresses: {},
};

const home = {
  id: "home",
  client_id: "ana",
  address: "Colima 220",
  complement: null,
  reference: null,
  area_id: null,
  area_name: null,
  latitude: null,
  longitude: null,
};
const ana = { id: "ana", addresses: [home] } as unknown as Client;
const delivery = { ...checkoutFacts, serviceType: "DELIVERY" as const };

test("without a service type there is no flow context", () => {
  expect(
    checkoutFlowContext({ company, settings }, { ...checkoutFacts, serviceType: null }),
  ).toBeNull();
});

test("the settings of the service type decide what the checkout asks for", () => {
  expect(
    checkoutFlowContext({ company, settings }, { ...checkoutFacts, serviceType: "TABLE" }),
  ).toMatchObject({
    serviceType: "TABLE",
    clientInfoRequired: true,
    hasClient: false,
    additionalInput: "Table",
    additionalInfo: "12",
  });
  expect(
    checkoutFlowContext({ company, settings }, { ...checkoutFacts, serviceType: "TAKEAWAY" }),
  ).toMatchObject({
    clientInfoRequired: false,
    additionalInput: null,
  });
});

test("an address counts as chosen where it is the client's and was not refused", () => {
  const flow = (more: object) =>
    checkoutFlowContext({ company, settings }, { ...delivery, ...more });
  expect(flow({})).toMatchObject({ hasAddress: false, hasAddresses: false });
  expect(flow({ client: ana })).toMatchObject({ hasAddress: false, hasAddresses: true });
  expect(flow({ client: ana, addressId: "home" })).toMatchObject({ hasAddress: true });
  expect(flow({ client: ana, addressId: "elsewhere" })).toMatchObject({ hasAddress: false });
  const invalidAddresses = { home: "outside_coverage" };
  expect(flow({ client: ana, addressId: "home", invalidAddresses })).toMatchObject({
    hasAddress: false,
    hasAddresses: true,
  });
});

test("an address without a position is not usable where the price depends on it", () => {
  const byRange = {
    ...settings,
    delivery: { ...settings.delivery, prices: { type: "ranges" } },
  } as EcommerceSettings;
  expect(
    checkoutFlowContext({ company, settings: byRange }, { ...delivery, client: ana }),
  ).toMatchObject({
    hasAddresses: false,
  });
});

const [search, form] = ["address_autocomplete", "address_create"];
const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const paths = [point(0, 0), point(0, 1), point(1, 1)];

type More = { google_maps_validation?: boolean; prices?: object };

test.each<[string, More, string, string | null]>([
  ["fixed", {}, search, form],
  ["fixed", { google_maps_validation: true }, search, null],
  ["fixed", { prices: { ranges: [{ max: 3 }] } }, search, null],
  ["areas", {}, search, null],
  ["to_be_defined", {}, search, form],
  ["districts", {}, form, null],
  ["districts", { prices: { districts: [{ name: "Roma", paths }] } }, form, search],
  ["districts", { google_maps_validation: true }, search, null],
])(
  "with %s prices and %o, an address is added by %s, or else by %s",
  (type, more, usual, other) => {
    const prices = {
      districts: [{ name: "Roma" }],
      ...more.prices,
      type,
    };
    const withPrices = {
      ...settings,
      delivery: { active: true, ...more, prices },
    } as EcommerceSettings;
    expect(addAddressScreens({ company, settings: withPrices })).toEqual({ usual, other });
    expect(checkoutFlowContext({ company, settings: withPrices }, delivery)).toMatchObject({
      addAddressScreen: usual,
    });
  },
);
