import fc from "fast-check";
import { expect, test } from "vitest";
import { SERVICE_TYPES } from "../company/service-type.ts";
import { ADDING, screensOf } from "../testing/flow-context.ts";
import { checkoutProgress } from "./checkout-progress.ts";
import {
  type CheckoutScreen,
  type FlowContext,
  isAddAddressScreen,
  nextScreen,
  openingScreen,
  previousScreen,
} from "./flow.ts";

const anyContext: fc.Arbitrary<FlowContext> = fc.record({
  serviceType: fc.constantFrom(...SERVICE_TYPES),
  clientInfoRequired: fc.boolean(),
  hasClient: fc.boolean(),
  additionalInput: fc.constantFrom(null, "", "Table number"),
  additionalInfo: fc.constantFrom("", "4"),
  hasAddress: fc.boolean(),
  hasAddresses: fc.boolean(),
  addAddressScreen: fc.constantFrom("address_autocomplete", "address_create"),
  plannedScreen: fc.constant(null),
});
/** Returns the context after a screen is done. */
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
      const questions = screensOf(c).filter(
        (screen) =>
          (screen === "additional_information" && c.additionalInput) ||
          (screen === "delivery_address" && c.hasAddresses),
      );
      for (const screen of questions) {
        const after = done(screen, c);
        expect(previousScreen(nextScreen(screen, after), after)).toBe(screen);
      }
    }),
  );
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
