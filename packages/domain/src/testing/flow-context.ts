import type { AddAddressScreen, CheckoutScreen, FlowContext } from "../checkout/flow.ts";

const QUESTIONS: CheckoutScreen[] = ["additional_information", "client_information"];

/** The screens to add an address. */
export const ADDING: AddAddressScreen[] = [
  "address_autocomplete",
  "address_create",
  "delivery_map",
  "address_create_map",
];

/** Returns the screens that a checkout can have. */
export const screensOf = (c: FlowContext): CheckoutScreen[] =>
  c.serviceType === "DELIVERY"
    ? [...QUESTIONS, "delivery_address", ...ADDING, "order_summary"]
    : [...QUESTIONS, "order_summary"];

/** Returns a takeaway of an unknown customer, with changes. */
export const context = (more: Partial<FlowContext> = {}): FlowContext => ({
  serviceType: "TAKEAWAY",
  clientInfoRequired: false,
  hasClient: false,
  additionalInput: null,
  additionalInfo: "",
  hasAddress: false,
  hasAddresses: true,
  addAddressScreen: "address_autocomplete",
  plannedScreen: null,
  ...more,
});
