import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import { expect, test } from "vitest";
import { flowContext } from "./checkout-flow.ts";

const settings = {
  table: { active: true, collect_client_info: true, additional_input: " Table " },
  takeaway: { active: true, additional_input: " " },
} as EcommerceSettings;
const known = { additionalInfo: "12", client: null };

test("without a service type there is no flow", () => {
  expect(flowContext(settings, { ...known, serviceType: null })).toBeNull();
});

test("the settings of the service type say what is asked", () => {
  expect(flowContext(settings, { ...known, serviceType: "TABLE" })).toEqual({
    serviceType: "TABLE",
    clientInfoRequired: true,
    hasClient: false,
    additionalInput: "Table",
    additionalInfo: "12",
  });
  expect(flowContext(settings, { ...known, serviceType: "TAKEAWAY" })).toMatchObject({
    clientInfoRequired: false,
    additionalInput: null,
  });
});
