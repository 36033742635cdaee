import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { beforeEach, expect, test } from "vitest";
import { createCheckoutStore } from "./checkout-store.ts";
import { hasPlan } from "./has-plan.ts";
import { readPlanLabel } from "./plan-label.ts";
import { planServiceType } from "./plan-service-type.ts";
import { filledCheckout } from "./testing/filled-checkout.ts";

const now = new Date("2026-05-01T12:00:00Z");

beforeEach(() => {
  stubStorage("localStorage");
});

test("the plan that the checkout stores is read without the checkout", () => {
  const store = createCheckoutStore("c");
  expect(readPlanLabel("c")).toBeNull();
  expect(hasPlan("c")).toBe(false);
  const { plan } = filledCheckout;
  if (plan) store.getState().planOrder(plan, now);
  expect(readPlanLabel("c")).toEqual({
    serviceType: "DELIVERY",
    to: "Colima 220",
    time: "2026-05-01T15:00:00.000Z",
  });
  expect(hasPlan("c")).toBe(true);
  expect(readPlanLabel("another")).toBeNull();
  expect(hasPlan("another")).toBe(false);
  store.getState().clear();
  expect(hasPlan("c")).toBe(true);
});

test("a takeaway names no address", () => {
  const store = createCheckoutStore("c");
  const address = filledCheckout.plan?.address ?? null;
  store.getState().planOrder({ serviceType: "TAKEAWAY", address, time: null }, now);
  expect(readPlanLabel("c")).toEqual({ serviceType: "TAKEAWAY", to: null, time: null });
});

test("a way to order that is planned without the checkout keeps the address and everything else", () => {
  planServiceType("c", "TAKEAWAY");
  expect(readPlanLabel("c")).toEqual({ serviceType: "TAKEAWAY", to: null, time: null });
  const store = createCheckoutStore("c");
  store.getState().update(filledCheckout);
  const { contact } = store.getState();
  planServiceType("c", "DELIVERY");
  expect(readPlanLabel("c")).toEqual({ serviceType: "DELIVERY", to: "Colima 220", time: null });
  expect(createStored("c").contact).toEqual(contact);
  localStorage.setItem("comanda.checkout.c", "not json");
  planServiceType("c", "ONSITE");
  expect(readPlanLabel("c")?.serviceType).toBe("ONSITE");
});

/** The checkout as another page reads it. */
function createStored(companyId: string) {
  const store = createCheckoutStore(companyId);
  void store.persist.rehydrate();
  return store.getState();
}

test.each(["", "{}", '{"state":{"plan":7}}', "not json"])("%j has no plan", (text) => {
  localStorage.setItem("comanda.checkout.c", text);
  expect(readPlanLabel("c")).toBeNull();
});
