import type { Order } from "@comanda/contract/orders";
import { expect, test } from "vitest";
import { type DiscountRefusal, noDiscountNews } from "../../../session/discount-news.ts";
import { isSettled, nextApplication } from "./applications.ts";

type Discount = Partial<Order["discounts"][number]>;

const draft = (...discounts: Discount[]) => ({ id: "o1", discounts }) as unknown as Order;
const ten = { modality: "COUPON", code: "TEN" } as const;
const coffee = { modality: "FIDELITY", reward_id: "coffee" } as const;
const nothing = { couponCode: "", rewardId: null };
const both = { couponCode: "ten", rewardId: "coffee" };
const news = noDiscountNews("o1");

function refused(coupon: DiscountRefusal | null, reward: DiscountRefusal | null = null) {
  return { ...news, refused: { COUPON: coupon, FIDELITY: reward } };
}

test("what is wanted is put on, the coupon first; then there is nothing to do", () => {
  expect(nextApplication(draft(), both, news)).toEqual({ modality: "COUPON", name: "ten" });
  expect(nextApplication(draft(ten), both, news)).toEqual({ modality: "FIDELITY", name: "coffee" });
  expect(nextApplication(draft(ten, coffee), both, news)).toBeNull();
  expect(nextApplication(draft(), nothing, news)).toBeNull();
});

test("what is not wanted any more comes off, and another takes its place", () => {
  expect(nextApplication(draft(ten), nothing, news)).toEqual({ modality: "COUPON", name: "" });
  expect(nextApplication(draft(coffee), { ...nothing, rewardId: "cake" }, news)).toEqual({
    modality: "FIDELITY",
    name: "cake",
  });
});

test("another backend's way of writing the kinds is understood", () => {
  expect(
    nextApplication(draft({ ...ten, modality: "coupon" }), { ...both, rewardId: null }, news),
  ).toBeNull();
});

test("what was refused is not asked for again, and comes off where it still is", () => {
  const usedUp = refused({ code: "coupon_used_up" });
  const wanted = { couponCode: "TEN", rewardId: null };
  expect(nextApplication(draft(), wanted, usedUp)).toBeNull();
  expect(nextApplication(draft(ten), wanted, usedUp)).toEqual({ modality: "COUPON", name: "" });
});

test("what nobody could judge waits, and keeps the other from nothing", () => {
  const offline = refused({ code: "unreachable" });
  expect(nextApplication(draft(ten), nothing, offline)).toBeNull();
  expect(nextApplication(draft(), both, offline)).toEqual({ modality: "FIDELITY", name: "coffee" });
});

test("what was said of another draft counts for nothing here", () => {
  const before = { ...refused({ code: "coupon_used_up" }), orderId: "o0" };
  expect(nextApplication(draft(), both, before)).toEqual({ modality: "COUPON", name: "ten" });
});

test("an order that does not name its coupon has the one that was put on it here", () => {
  const wanted = { couponCode: "TEN", rewardId: null };
  const unnamed = draft({ modality: "COUPON", code: null });
  expect(
    nextApplication(unnamed, wanted, { ...news, on: { ...news.on, COUPON: "TEN" } }),
  ).toBeNull();
  expect(nextApplication(unnamed, wanted, news)).toEqual({ modality: "COUPON", name: "TEN" });
});

test("a draft may be placed once it has what is wanted, and nothing that is refused is wanted", () => {
  expect(isSettled(draft(ten, coffee), both, news)).toBe(true);
  expect(isSettled(draft(), nothing, news)).toBe(true);
  expect(isSettled(draft(ten), both, news)).toBe(false);
  expect(isSettled(draft(ten), nothing, news)).toBe(false);
  const usedUp = refused({ code: "coupon_used_up" });
  expect(isSettled(draft(), { ...nothing, couponCode: "TEN" }, usedUp)).toBe(false);
  expect(isSettled(draft(), nothing, usedUp)).toBe(true);
  expect(isSettled(draft(), { ...nothing, couponCode: "TEN" }, refused({ code: "busy" }))).toBe(
    false,
  );
});
