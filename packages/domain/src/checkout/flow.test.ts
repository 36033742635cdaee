import { expect, test } from "vitest";
import { context } from "../testing/flow-context.ts";
import {
  type CheckoutScreen,
  type FlowContext,
  missingScreen,
  needsClientInfo,
  nextScreen,
  openingScreen,
  previousScreen,
  screenAfterAnswer,
} from "./flow.ts";

const delivery = { serviceType: "DELIVERY" } as const;
const asks = { additionalInput: "Table number" };
const answered = { ...asks, additionalInfo: "4" };
const needsClient = { clientInfoRequired: true };
const knownCustomer = { clientInfoRequired: true, hasClient: true };
const nowhere = { hasAddresses: false };
const byDistrict = { hasAddresses: false, addAddressScreen: "address_create" } as const;

test.each<[string, Partial<FlowContext>, CheckoutScreen]>([
  ["nothing to ask", {}, "order_summary"],
  ["nothing to ask on site", { serviceType: "ONSITE" }, "order_summary"],
  ["nothing to ask at a table", { serviceType: "TABLE" }, "order_summary"],
  ["a question", asks, "additional_information"],
  ["a question that was answered before", answered, "additional_information"],
  ["a client", needsClient, "client_information"],
  ["a client and a question", { ...needsClient, ...asks }, "client_information"],
  ["a known client and a question", { ...knownCustomer, ...asks }, "additional_information"],
  ["delivery to a new client", delivery, "client_information"],
  ["delivery to a known client", { ...delivery, ...knownCustomer }, "delivery_address"],
  ["no address yet", { ...delivery, ...knownCustomer, ...nowhere }, "address_autocomplete"],
  [
    "no address in a district yet",
    { ...delivery, ...knownCustomer, ...byDistrict },
    "address_create",
  ],
  [
    "delivery with a question",
    { ...delivery, ...knownCustomer, ...asks },
    "additional_information",
  ],
  [
    "the planned address of a known client",
    { ...delivery, ...knownCustomer, plannedScreen: "address_create_map" },
    "address_create_map",
  ],
  [
    "a new client, also with a planned address",
    { ...delivery, plannedScreen: "address_create_map" },
    "client_information",
  ],
  [
    "the summary of a takeaway, also with a planned address",
    { plannedScreen: "delivery_address" },
    "order_summary",
  ],
])("the checkout opens with %s", (_, more, screen) => {
  expect(openingScreen(context(more))).toBe(screen);
});

test.each<[CheckoutScreen, Partial<FlowContext>, CheckoutScreen]>([
  [
    "client_information",
    { ...delivery, ...nowhere, plannedScreen: "delivery_map" },
    "delivery_map",
  ],
  ["additional_information", answered, "order_summary"],
  ["additional_information", { ...answered, ...needsClient }, "client_information"],
  ["additional_information", { ...answered, ...delivery }, "client_information"],
  ["additional_information", { ...answered, ...delivery, ...knownCustomer }, "delivery_address"],
  ["client_information", knownCustomer, "order_summary"],
  ["client_information", { ...knownCustomer, serviceType: "ONSITE" }, "order_summary"],
  ["client_information", { ...knownCustomer, serviceType: "TABLE" }, "order_summary"],
  ["client_information", { ...knownCustomer, ...delivery }, "delivery_address"],
  ["client_information", { ...knownCustomer, ...delivery, ...nowhere }, "address_autocomplete"],
  ["client_information", { ...knownCustomer, ...delivery, ...byDistrict }, "address_create"],
  ["client_information", { ...knownCustomer, ...asks }, "additional_information"],
  ["client_information", { ...knownCustomer, ...answered }, "order_summary"],
  [
    "client_information",
    { ...knownCustomer, ...asks, additionalInfo: "  " },
    "additional_information",
  ],
  ["delivery_address", delivery, "order_summary"],
  ["address_autocomplete", delivery, "address_create_map"],
  ["delivery_map", delivery, "address_create_map"],
  ["address_create", delivery, "order_summary"],
  ["address_create_map", delivery, "order_summary"],
])("the next screen after %s with %o", (from, more, screen) => {
  expect(nextScreen(from, context(more))).toBe(screen);
});

test.each<[CheckoutScreen, Partial<FlowContext>, CheckoutScreen | "close"]>([
  ["order_summary", {}, "close"],
  ["order_summary", needsClient, "client_information"],
  ["order_summary", { ...knownCustomer, ...answered }, "additional_information"],
  ["order_summary", { ...knownCustomer, ...delivery }, "delivery_address"],
  ["order_summary", { ...knownCustomer, ...delivery, ...nowhere }, "address_autocomplete"],
  ["delivery_address", delivery, "client_information"],
  ["delivery_address", { ...delivery, ...knownCustomer }, "close"],
  ["delivery_address", { ...delivery, ...knownCustomer, ...answered }, "additional_information"],
  ["client_information", needsClient, "close"],
  ["client_information", { ...needsClient, ...asks }, "close"],
  ["client_information", { ...needsClient, ...answered }, "additional_information"],
  ["additional_information", answered, "close"],
  ["address_autocomplete", delivery, "delivery_address"],
  ["address_create", delivery, "delivery_address"],
  ["delivery_map", delivery, "delivery_address"],
  ["address_create_map", delivery, "delivery_address"],
  ["address_autocomplete", { ...delivery, ...knownCustomer, ...nowhere }, "close"],
  [
    "address_create",
    { ...delivery, ...knownCustomer, ...answered, ...nowhere },
    "additional_information",
  ],
])("the screen before %s with %o", (from, more, screen) => {
  expect(previousScreen(from, context(more))).toBe(screen);
});

test("a new customer sees name, question and summary", () => {
  const c = context({ ...needsClient, ...asks });
  expect(screenAfterAnswer("client_information", c)).toBe("additional_information");
});

test.each<[Partial<FlowContext>, CheckoutScreen | null]>([
  [{}, null],
  [{ ...needsClient, ...asks }, "client_information"],
  [{ ...knownCustomer, ...asks }, "additional_information"],
  [{ ...knownCustomer, ...answered }, null],
  [delivery, "client_information"],
  [{ ...delivery, ...knownCustomer }, "delivery_address"],
  [{ ...delivery, ...knownCustomer, ...nowhere }, "address_autocomplete"],
  [{ ...delivery, ...knownCustomer, hasAddress: true }, null],
])("the summary with %o needs %s first", (more, screen) => {
  expect(missingScreen("order_summary", context(more))).toBe(screen);
});

test.each<[CheckoutScreen, Partial<FlowContext>, CheckoutScreen | null]>([
  ["client_information", delivery, null],
  ["additional_information", { ...delivery, ...asks }, null],
  ["delivery_address", delivery, "client_information"],
  ["delivery_address", { ...delivery, ...knownCustomer, ...asks }, "additional_information"],
  ["delivery_address", { ...delivery, ...knownCustomer, ...nowhere }, null],
  ["address_create", { ...delivery, ...knownCustomer }, null],
])("the screen %s with %o needs %s first", (screen, more, missing) => {
  expect(missingScreen(screen, context(more))).toBe(missing);
});

test("a delivery always needs a client, other types only if the settings require one", () => {
  const settings = {
    onsite: { collect_client_info: true },
    table: { collect_client_info: false },
    delivery: { collect_client_info: false },
  };
  expect(needsClientInfo(settings, "DELIVERY", { hasClient: false })).toBe(true);
  expect(needsClientInfo(settings, "DELIVERY", { hasClient: true })).toBe(false);
  expect(needsClientInfo(settings, "ONSITE", { hasClient: false })).toBe(true);
  expect(needsClientInfo(settings, "ONSITE", { hasClient: true })).toBe(false);
  expect(needsClientInfo(settings, "TABLE", { hasClient: false })).toBe(false);
  expect(needsClientInfo(settings, "TAKEAWAY", { hasClient: false })).toBe(false);
});
