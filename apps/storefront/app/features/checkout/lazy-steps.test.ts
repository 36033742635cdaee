import type { FlowContext } from "@comanda/domain/checkout/flow";
import { expect, test } from "vitest";
import { upcomingSteps } from "./lazy-steps.ts";

const flow: FlowContext = {
  serviceType: "DELIVERY",
  clientInfoRequired: true,
  hasClient: false,
  additionalInput: null,
  additionalInfo: "",
  hasAddress: false,
  hasAddresses: false,
  addAddressScreen: "address_autocomplete",
  plannedScreen: null,
};

test("the client step preloads the search and its confirmation", () => {
  expect(upcomingSteps("client_information", flow)).toContain("address_autocomplete");
  expect(upcomingSteps("delivery_address", flow)).toContain("address_create_map");
});

test("the search preloads the map", () => {
  expect(upcomingSteps("address_autocomplete", flow)).toContain("delivery_map");
});

test("an order without an address search preloads nothing", () => {
  expect(upcomingSteps("client_information", { ...flow, serviceType: "TAKEAWAY" })).toEqual([]);
  expect(
    upcomingSteps("client_information", { ...flow, addAddressScreen: "address_create" }),
  ).toEqual([]);
  expect(upcomingSteps("order_summary", flow)).toEqual([]);
});
