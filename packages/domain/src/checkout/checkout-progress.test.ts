import { expect, test } from "vitest";
import { ADDING, context } from "../testing/flow-context.ts";
import { checkoutProgress } from "./checkout-progress.ts";
import type { CheckoutScreen } from "./flow.ts";

const knownCustomer = {
  serviceType: "DELIVERY",
  clientInfoRequired: true,
  hasClient: true,
} as const;

test("all address screens are one step", () => {
  const c = context({ ...knownCustomer, hasAddresses: false });
  for (const screen of ["delivery_address", ...ADDING] as const) {
    expect(checkoutProgress(["client_information", screen], c)).toEqual({ step: 2, of: 3 });
  }
});

test("editing from the summary does not change the number of steps", () => {
  const c = context(knownCustomer);
  const passed: CheckoutScreen[] = ["delivery_address", "order_summary"];
  expect(checkoutProgress(passed, c)).toEqual({ step: 2, of: 2 });
  expect(checkoutProgress([...passed, "client_information"], c)).toEqual({ step: 2, of: 2 });
  expect(checkoutProgress([...passed, "delivery_map"], c)).toEqual({ step: 1, of: 2 });
});
