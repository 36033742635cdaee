import type { FlowContext } from "@comanda/domain/checkout-flow";
import { openingScreen } from "@comanda/domain/checkout-flow";
import { expect, test } from "vitest";
import { missingScreen, screenAfter, screensAhead } from "./checkout-flow.ts";

const context: FlowContext = {
  serviceType: "TABLE",
  clientInfoRequired: true,
  hasClient: false,
  additionalInput: "Table",
  additionalInfo: "",
};

test("a new customer passes name, question and summary", () => {
  const first = openingScreen(context);
  expect(first).toBe("client_information");
  expect(screenAfter(first, context)).toBe("additional_information");
  expect(screensAhead(first, context)).toBe(2);
  expect(screensAhead("order_summary", context)).toBe(0);
});

test("the summary waits for what is missing", () => {
  expect(missingScreen(context)).toBe("client_information");
  expect(missingScreen({ ...context, hasClient: true })).toBe("additional_information");
  expect(missingScreen({ ...context, hasClient: true, additionalInfo: "12" })).toBeNull();
  expect(
    missingScreen({ ...context, clientInfoRequired: false, additionalInput: null }),
  ).toBeNull();
});
