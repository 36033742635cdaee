import { beforeEach, expect, test, vi } from "vitest";
import { createCheckoutStore } from "./checkout-store.ts";
import { emptySavedCheckout } from "./saved-checkout.ts";
import { filledCheckout as everything } from "./testing/filled-checkout.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const contact = { name: "Ana", phone: "55 1234 5678", country: "MX" };

function halfway() {
  const store = createCheckoutStore("c");
  store.getState().start("ONSITE");
  store.getState().update({ contact, additionalInfo: "12", comments: "soon", orderId: "o1" });
  return store;
}

test("an order of the same type goes on where it was", () => {
  const store = halfway();
  store.getState().start("ONSITE");
  expect(store.getState()).toMatchObject({ additionalInfo: "12", orderId: "o1", contact });
});

test("an order of another type begins with nothing but the contact", () => {
  const store = halfway();
  store.getState().start("TAKEAWAY");
  expect(store.getState()).toMatchObject({
    serviceType: "TAKEAWAY",
    additionalInfo: "",
    comments: "",
    orderId: null,
    attempt: null,
    contact,
  });
});

test("who starts over keeps the contact, and what is known to be left of the cart", () => {
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
  store.getState().start("DELIVERY");
  expect(store.getState()).toMatchObject({ serviceType: "DELIVERY", ...chosen });
  store.getState().start("TAKEAWAY");
  store.getState().startOver();
  expect(store.getState()).toMatchObject({ serviceType: null, ...chosen });
  store.getState().clear();
  expect(store.getState()).toMatchObject({ couponCode: "", rewardId: null });
});

test("a cleared checkout keeps nothing", () => {
  const store = createCheckoutStore("c");
  const { sending, ...said } = everything;
  store.getState().update({ ...said, screen: "order_summary" });
  const before = emptySavedCheckout();
  for (const name of Object.keys(said) as (keyof typeof said)[]) {
    expect(store.getState()[name], name).not.toEqual(before[name]);
  }
  store.getState().clear();
  expect(store.getState()).toMatchObject(before);
});

test("two tabs that write before they hear of each other lose nothing", () => {
  const [one, other] = [halfway(), createCheckoutStore("c")];
  other.getState().update({ comments: "no hurry" });
  one.getState().update({ additionalInfo: "13" });
  expect(one.getState()).toMatchObject({ comments: "no hurry", additionalInfo: "13" });
});

test("an order that was sent is remembered until the next begins", () => {
  const store = halfway();
  store.getState().clear({ orderId: "o1", at: 1 });
  store.getState().startOver();
  const other = createCheckoutStore("c");
  other.getState().update({});
  expect(other.getState()).toMatchObject({ orderId: null, sent: { orderId: "o1", at: 1 } });
  other.getState().start("TAKEAWAY");
  expect(other.getState().sent).toBeNull();
});

const sending = { orderId: "o1", cart: "[]" };

test.each([
  ["starts over", "startOver"],
  ["leaves", "clear"],
  ["orders for another type", "begin"],
] as const)("who %s still has an order that was sent and not answered", (_, way) => {
  const store = halfway();
  store.getState().update({ sending });
  if (way === "begin") store.getState().start("TAKEAWAY");
  else store.getState()[way]();
  const reloaded = createCheckoutStore("c");
  reloaded.getState().update({});
  expect(reloaded.getState()).toMatchObject({ orderId: null, sending });
});

test("once it is known that the order was sent, none is on its way", () => {
  const store = halfway();
  store.getState().update({ sending });
  store.getState().clear({ orderId: "o1", at: 1 });
  expect(store.getState()).toMatchObject({ sending: null, orderSentHere: "o1" });
});

test("an order that waits for its payment stays in mind, and no other", () => {
  const store = halfway();
  store.getState().update({ sending });
  store.getState().clear({ orderId: "o1", at: 1 }, true);
  expect(store.getState().sending).toEqual({ ...sending, unpaid: true });
  store.getState().clear({ orderId: "o2", at: 2 }, true);
  expect(store.getState().sending).toBeNull();
});

test("an order of an earlier try is told as it is told to other tabs", () => {
  const store = halfway();
  store.getState().clear({ orderId: "o1", at: 1, before: true });
  expect(store.getState()).toMatchObject({
    orderSentHere: null,
    sent: { orderId: "o1", before: true },
  });
});
