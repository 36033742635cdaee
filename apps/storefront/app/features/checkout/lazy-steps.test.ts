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

test.each(["client_information", "delivery_address"] as const)(
  "%s preloads the search and the confirmation on the map",
  (screen) => {
    expect(upcomingSteps(screen, flow)).toEqual(["address_autocomplete", "address_create_map"]);
  },
);

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
