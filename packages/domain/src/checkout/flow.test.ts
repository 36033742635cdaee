import fc from "fast-check";
import { expect, test } from "vitest";
import { SERVICE_TYPES } from "../company/service-type.ts";
import {
  type AddAddressScreen,
  type CheckoutScreen,
  checkoutProgress,
  type FlowContext,
  isAddAddressScreen,
  missingScreen,
  needsClientInfo,
  nextScreen,
  openingScreen,
  previousScreen,
  screenAfterAnswer,
} from "./flow.ts";

const QUESTIONS: CheckoutScreen[] = ["additional_information", "client_information"];
const ADDING: AddAddressScreen[] = [
  "address_autocomplete",
  "address_create",
  "delivery_map",
  "address_create_map",
];
const screensOf = (c: FlowContext): CheckoutScreen[] =>
  c.serviceType === "DELIVERY"
    ? [...QUESTIONS, "delivery_address", ...ADDING, "order_summary"]
    : [...QUESTIONS, "order_summary"];

const context = (more: Partial<FlowContext> = {}): FlowContext => ({
  serviceType: "TAKEAWAY",
  clientInfoRequired: false,
  hasClient: false,
  additionalInput: null,
  additionalInfo: "",
  hasAddress: false,
  hasAddresses: true,
  addAddressScreen: "address_autocomplete",
  ...more,
});
const delivery = { serviceType: "DELIVERY" } as const;
const asks = { additionalInput: "Table number" };
const answered = { ...asks, additionalInfo: "4" };
const needsClient = { clientInfoRequired: true };
const known = { clientInfoRequired: true, hasClient: true };
const nowhere = { hasAddresses: false };
const byDistrict = { hasAddresses: false, addAddressScreen: "address_create" } as const;

test.each<[string, Partial<FlowContext>, CheckoutScreen]>([
  ["nothing to ask", {}, "order_summary"],
  ["a question", asks, "additional_information"],
  ["a question that was answered before", answered, "additional_information"],
  ["a client", needsClient, "client_information"],
  ["a client and a question", { ...needsClient, ...asks }, "client_information"],
  ["a known client and a question", { ...known, ...asks }, "additional_information"],
  ["delivery to a new client", delivery, "client_information"],
  ["delivery to a known client", { ...delivery, ...known }, "delivery_address"],
  ["no address yet", { ...delivery, ...known, ...nowhere }, "address_autocomplete"],
  ["no address in a district yet", { ...delivery, ...known, ...byDistrict }, "address_create"],
  ["delivery with a question", { ...delivery, ...known, ...asks }, "additional_information"],
])("the checkout opens with %s", (_, more, screen) => {
  expect(openingScreen(context(more))).toBe(screen);
});

test.each<[CheckoutScreen, Partial<FlowContext>, CheckoutScreen]>([
  ["additional_information", answered, "order_summary"],
  ["additional_information", { ...answered, ...needsClient }, "client_information"],
  ["additional_information", { ...answered, ...delivery }, "client_information"],
  ["additional_information", { ...answered, ...delivery, ...known }, "delivery_address"],
  ["client_information", known, "order_summary"],
  ["client_information", { ...known, ...delivery }, "delivery_address"],
  ["client_information", { ...known, ...delivery, ...nowhere }, "address_autocomplete"],
  ["client_information", { ...known, ...delivery, ...byDistrict }, "address_create"],
  ["client_information", { ...known, ...asks }, "additional_information"],
  ["client_information", { ...known, ...answered }, "order_summary"],
  ["client_information", { ...known, ...asks, additionalInfo: "  " }, "additional_information"],
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
  ["order_summary", { ...known, ...answered }, "additional_information"],
  ["order_summary", { ...known, ...delivery }, "delivery_address"],
  ["order_summary", { ...known, ...delivery, ...nowhere }, "address_autocomplete"],
  ["delivery_address", delivery, "client_information"],
  ["delivery_address", { ...delivery, ...known }, "close"],
  ["delivery_address", { ...delivery, ...known, ...answered }, "additional_information"],
  ["client_information", needsClient, "close"],
  ["client_information", { ...needsClient, ...asks }, "close"],
  ["client_information", { ...needsClient, ...answered }, "additional_information"],
  ["additional_information", answered, "close"],
  ["address_autocomplete", delivery, "delivery_address"],
  ["address_create", delivery, "delivery_address"],
  ["delivery_map", delivery, "delivery_address"],
  ["address_create_map", delivery, "delivery_address"],
  ["address_autocomplete", { ...delivery, ...known, ...nowhere }, "close"],
  ["address_create", { ...delivery, ...known, ...answered, ...nowhere }, "additional_information"],
])("the screen before %s with %o", (from, more, screen) => {
  expect(previousScreen(from, context(more))).toBe(screen);
});

const anyContext: fc.Arbitrary<FlowContext> = fc.record({
  serviceType: fc.constantFrom(...SERVICE_TYPES),
  clientInfoRequired: fc.boolean(),
  hasClient: fc.boolean(),
  additionalInput: fc.constantFrom(null, "", "Table number"),
  additionalInfo: fc.constantFrom("", "4"),
  hasAddress: fc.boolean(),
  hasAddresses: fc.boolean(),
  addAddressScreen: fc.constantFrom("address_autocomplete", "address_create"),
});
/** The context after a screen is done. */
const done = (screen: CheckoutScreen, c: FlowContext): FlowContext => ({
  ...c,
  hasClient: c.hasClient || screen === "client_information",
  additionalInfo: screen === "additional_information" ? "4" : c.additionalInfo,
});

test("no service type reaches a screen that it does not have", () => {
  fc.assert(
    fc.property(anyContext, (c) => {
      expect(screensOf(c)).toContain(openingScreen(c));
      for (const screen of screensOf(c)) {
        expect(screensOf(c)).toContain(nextScreen(screen, c));
        expect([...screensOf(c), "close"]).toContain(previousScreen(screen, c));
      }
    }),
  );
});

test("going forward reaches the summary and asks each required question once", () => {
  fc.assert(
    fc.property(anyContext, (start) => {
      const seen: CheckoutScreen[] = [];
      let c = start;
      let screen = openingScreen(c);
      while (screen !== "order_summary") {
        expect(seen).not.toContain(screen);
        seen.push(screen);
        c = done(screen, c);
        screen = nextScreen(screen, c);
      }
      const clientNeeded = start.clientInfoRequired || start.serviceType === "DELIVERY";
      expect(c.hasClient || !clientNeeded).toBe(true);
      expect(c.additionalInfo !== "" || !c.additionalInput).toBe(true);
      const delivered = start.serviceType === "DELIVERY";
      expect(seen.includes("delivery_address")).toBe(delivered && start.hasAddresses);
      expect(seen.some(isAddAddressScreen)).toBe(delivered && !start.hasAddresses);
    }),
  );
});

test("going back from any screen closes the checkout without repeating a screen", () => {
  fc.assert(
    fc.property(anyContext, (c) => {
      for (const start of screensOf(c)) {
        const seen: (CheckoutScreen | "close")[] = [];
        for (let at: CheckoutScreen | "close" = start; at !== "close"; at = previousScreen(at, c)) {
          expect(seen).not.toContain(at);
          seen.push(at);
        }
      }
    }),
  );
});

test("going forward and back returns to the same screen, except the answered client screen", () => {
  fc.assert(
    fc.property(anyContext, (c) => {
      const asked = screensOf(c).filter(
        (screen) =>
          (screen === "additional_information" && c.additionalInput) ||
          (screen === "delivery_address" && c.hasAddresses),
      );
      for (const screen of asked) {
        const after = done(screen, c);
        expect(previousScreen(nextScreen(screen, after), after)).toBe(screen);
      }
    }),
  );
});

test("a new customer sees name, question and summary", () => {
  const c = context({ ...needsClient, ...asks });
  expect(screenAfterAnswer("client_information", c)).toBe("additional_information");
});

test("the number of steps is the same from the opening to the summary on every path", () => {
  const anyWay = fc.array(fc.record({ other: fc.constantFrom(...ADDING), listed: fc.boolean() }), {
    minLength: 8,
    maxLength: 8,
  });
  fc.assert(
    fc.property(anyContext, anyWay, (opened, ways) => {
      let now = opened;
      let trail: CheckoutScreen[] = [openingScreen(opened)];
      let last = checkoutProgress(trail, now);
      const { of } = last;
      expect(last.step).toBe(1);
      for (const { other, listed } of ways) {
        const at = trail.at(-1) ?? "order_summary";
        if (at === "order_summary") break;
        const after = done(at, now);
        // A client found by phone number may have addresses.
        now = at === "client_information" ? { ...after, hasAddresses: listed } : after;
        const next =
          isAddAddressScreen(at) && isAddAddressScreen(other) && listed
            ? other
            : nextScreen(at, now);
        trail =
          isAddAddressScreen(at) && isAddAddressScreen(next)
            ? [...trail.slice(0, -1), next]
            : [...trail, next];
        const progress = checkoutProgress(trail, now);
        expect(progress.of).toBe(of);
        expect(progress.step).toBeGreaterThanOrEqual(last.step);
        if (next === "order_summary") expect(progress.step).toBe(of);
        last = progress;
      }
    }),
  );
});

test("all address screens are one step", () => {
  const c = context({ ...delivery, ...known, ...nowhere });
  for (const screen of ["delivery_address", ...ADDING] as const) {
    expect(checkoutProgress(["client_information", screen], c)).toEqual({ step: 2, of: 3 });
  }
});

test("editing from the summary does not change the number of steps", () => {
  const c = context({ ...delivery, ...known });
  const passed: CheckoutScreen[] = ["delivery_address", "order_summary"];
  expect(checkoutProgress(passed, c)).toEqual({ step: 2, of: 2 });
  expect(checkoutProgress([...passed, "client_information"], c)).toEqual({ step: 2, of: 2 });
  expect(checkoutProgress([...passed, "delivery_map"], c)).toEqual({ step: 1, of: 2 });
});

test.each<[Partial<FlowContext>, CheckoutScreen | null]>([
  [{}, null],
  [{ ...needsClient, ...asks }, "client_information"],
  [{ ...known, ...asks }, "additional_information"],
  [{ ...known, ...answered }, null],
  [delivery, "client_information"],
  [{ ...delivery, ...known }, "delivery_address"],
  [{ ...delivery, ...known, ...nowhere }, "address_autocomplete"],
  [{ ...delivery, ...known, hasAddress: true }, null],
])("the summary with %o needs %s first", (more, screen) => {
  expect(missingScreen("order_summary", context(more))).toBe(screen);
});

test.each<[CheckoutScreen, Partial<FlowContext>, CheckoutScreen | null]>([
  ["client_information", delivery, null],
  ["additional_information", { ...delivery, ...asks }, null],
  ["delivery_address", delivery, "client_information"],
  ["delivery_address", { ...delivery, ...known, ...asks }, "additional_information"],
  ["delivery_address", { ...delivery, ...known, ...nowhere }, null],
  ["address_create", { ...delivery, ...known }, null],
])("the screen %s with %o needs %s first", (screen, more, missing) => {
  expect(missingScreen(screen, context(more))).toBe(missing);
});

test("a delivery always needs a client, other types only if the settings require one", () => {
  const settings = {
    onsite: { collect_client_info: true },
    table: { collect_client_info: false },
    delivery: { collect_client_info: false },
  };
  expect(needsClientInfo(settings, "DELIVERY", false)).toBe(true);
  expect(needsClientInfo(settings, "DELIVERY", true)).toBe(false);
  expect(needsClientInfo(settings, "ONSITE", false)).toBe(true);
  expect(needsClientInfo(settings, "ONSITE", true)).toBe(false);
  expect(needsClientInfo(settings, "TABLE", false)).toBe(false);
  expect(needsClientInfo(settings, "TAKEAWAY", false)).toBe(false);
});
