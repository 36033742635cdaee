import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCheckoutStore } from "./checkout-store.ts";
import { emptySavedCheckout } from "./saved-checkout.ts";
import { filledCheckout } from "./testing/filled-checkout.ts";

beforeEach(() => {
  stubStorage("localStorage");
});

afterEach(() => {
  vi.useRealTimers();
});

const now = new Date("2026-05-01T12:00:00Z");
const contact = { name: "Ana", phone: "55 1234 5678", country: "MX" };

function halfway() {
  const store = createCheckoutStore("c");
  store.getState().start("ONSITE", now);
  store.getState().update({ contact, additionalInfo: "12", comments: "soon", orderId: "o1" });
  return store;
}

test("starting an order of the same type keeps the checkout", () => {
  const store = halfway();
  store.getState().start("ONSITE", now);
  expect(store.getState()).toMatchObject({ additionalInfo: "12", orderId: "o1", contact });
});

test("starting an order of another type keeps the contact and clears the order", () => {
  const store = halfway();
  store.getState().start("TAKEAWAY", now);
  expect(store.getState()).toMatchObject({
    serviceType: "TAKEAWAY",
    additionalInfo: "",
    comments: "",
    orderId: null,
    attempt: null,
    contact,
  });
});

test("starting over keeps the contact and the known stock of the cart", () => {
  const store = halfway();
  store.getState().setStockByLine({ line: 2 });
  store.getState().startOver();
  expect(store.getState()).toMatchObject({ serviceType: null, additionalInfo: "", contact });
  expect(store.getState().stockByLine).toEqual({ line: 2 });
});

test("coupon and reward are kept until the order is sent or the summary is left", () => {
  const chosen = { couponCode: "TEN", rewardId: "coffee" };
  const store = createCheckoutStore("c");
  store.getState().update(chosen);
  store.getState().start("DELIVERY", now);
  expect(store.getState()).toMatchObject({ serviceType: "DELIVERY", ...chosen });
  store.getState().start("TAKEAWAY", now);
  store.getState().startOver();
  expect(store.getState()).toMatchObject({ serviceType: null, ...chosen });
  store.getState().clear();
  expect(store.getState()).toMatchObject({ couponCode: "", rewardId: null });
});

test("a cleared checkout keeps only the plan", () => {
  const store = createCheckoutStore("c");
  const { sending, plan, ...otherFields } = filledCheckout;
  store.getState().update(otherFields);
  const before = emptySavedCheckout();
  for (const name of Object.keys(otherFields) as (keyof typeof otherFields)[]) {
    expect(store.getState()[name], name).not.toEqual(before[name]);
  }
  store.getState().update({ plan });
  store.getState().clear();
  expect(store.getState()).toMatchObject({ ...before, plan });
});

test("a planned time that is still to come stays, although the visitor's clock is hours ahead", () => {
  vi.useFakeTimers({ now: new Date("2026-05-01T20:00:00Z"), toFake: ["Date"] });
  const time = "2026-05-01T15:00:00.000Z";
  const planned = { deliveryDate: time, orderIsFor: "personalized" };
  const store = createCheckoutStore("c");
  store.getState().planOrder({ serviceType: "TAKEAWAY", address: null, time }, now);
  store.getState().start("TAKEAWAY", now);
  expect(store.getState()).toMatchObject(planned);
  store.getState().planOrder({ serviceType: "TAKEAWAY", address: null, time }, now);
  expect(store.getState()).toMatchObject(planned);
});

test("two tabs that write at the same time lose nothing", () => {
  const [one, other] = [halfway(), createCheckoutStore("c")];
  other.getState().update({ comments: "no hurry" });
  one.getState().update({ additionalInfo: "13" });
  expect(one.getState()).toMatchObject({ comments: "no hurry", additionalInfo: "13" });
});

test("a sent order is remembered until the next one starts", () => {
  const store = halfway();
  store.getState().clear({ orderId: "o1", at: 1 });
  store.getState().startOver();
  const other = createCheckoutStore("c");
  other.getState().update({});
  expect(other.getState()).toMatchObject({ orderId: null, sent: { orderId: "o1", at: 1 } });
  other.getState().start("TAKEAWAY", now);
  expect(other.getState().sent).toBeNull();
});

const sending = { orderId: "o1", cart: "[]" };

test.each([
  ["starting over", "startOver"],
  ["clearing", "clear"],
  ["starting another type", "start"],
] as const)("%s keeps the pending placement of an order without an answer", (_, action) => {
  const store = halfway();
  store.getState().update({ sending });
  if (action === "start") store.getState().start("TAKEAWAY", now);
  else store.getState()[action]();
  const reloaded = createCheckoutStore("c");
  reloaded.getState().update({});
  expect(reloaded.getState()).toMatchObject({ orderId: null, sending });
});

test("once the order counts as sent, no placement is pending", () => {
  const store = halfway();
  store.getState().update({ sending });
  store.getState().clear({ orderId: "o1", at: 1 });
  expect(store.getState()).toMatchObject({ sending: null, orderSentHere: "o1" });
});

test("a sent order that waits for its payment stays pending", () => {
  const store = halfway();
  store.getState().update({ sending });
  store.getState().clear({ orderId: "o1", at: 1 }, true);
  expect(store.getState().sending).toEqual({ ...sending, unpaid: true });
});

test("another order than the sent one does not stay pending", () => {
  const store = halfway();
  store.getState().update({ sending });
  store.getState().clear({ orderId: "o2", at: 2 }, true);
  expect(store.getState().sending).toBeNull();
});

test("an order that an earlier attempt sent does not count as sent from this tab", () => {
  const store = halfway();
  store.getState().clear({ orderId: "o1", at: 1, before: true });
  expect(store.getState()).toMatchObject({
    orderSentHere: null,
    sent: { orderId: "o1", before: true },
  });
});
