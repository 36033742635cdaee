import type { FlowContext } from "@comanda/domain/checkout-flow";
import { expect, test } from "vitest";
import { stepsAhead } from "./lazy-steps.ts";

const flow: FlowContext = {
  serviceType: "DELIVERY",
  clientInfoRequired: true,
  hasClient: false,
  additionalInput: null,
  additionalInfo: "",
  hasAddress: false,
  hasAddresses: false,
  adding: "address_autocomplete",
};

test("while name and phone are written, the search and its confirmation come", () => {
  expect(stepsAhead("client_information", flow)).toContain("address_autocomplete");
  expect(stepsAhead("delivery_address", flow)).toContain("address_create_map");
});

test("the map comes with the search, for whom it does not help", () => {
  expect(stepsAhead("address_autocomplete", flow)).toContain("delivery_map");
});

test("whoever needs no search loads none", () => {
  expect(stepsAhead("client_information", { ...flow, serviceType: "TAKEAWAY" })).toEqual([]);
  expect(stepsAhead("client_information", { ...flow, adding: "address_create" })).toEqual([]);
  expect(stepsAhead("order_summary", flow)).toEqual([]);
});
