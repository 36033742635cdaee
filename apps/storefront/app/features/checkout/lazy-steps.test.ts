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
};

test("while name and phone are written, the search and its confirmation come", () => {
  expect(upcomingSteps("client_information", flow)).toContain("address_autocomplete");
  expect(upcomingSteps("delivery_address", flow)).toContain("address_create_map");
});

test("the map comes with the search, for whom it does not help", () => {
  expect(upcomingSteps("address_autocomplete", flow)).toContain("delivery_map");
});

test("whoever needs no search loads none", () => {
  expect(upcomingSteps("client_information", { ...flow, serviceType: "TAKEAWAY" })).toEqual([]);
  expect(
    upcomingSteps("client_information", { ...flow, addAddressScreen: "address_create" }),
  ).toEqual([]);
  expect(upcomingSteps("order_summary", flow)).toEqual([]);
});
