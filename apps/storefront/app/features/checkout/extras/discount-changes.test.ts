import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import {
  type DiscountRefusal,
  emptyDiscountState,
} from "../../../session/checkout/discount-state.ts";
import { areDiscountsApplied, keepLines, nextDiscountChange } from "./discount-changes.ts";

type Discount = Partial<Order["discounts"][number]>;

const draft = (...discounts: Discount[]) => ({ id: "o1", discounts }) as unknown as Order;
const ten = { modality: "COUPON", code: "TEN" } as const;
const coffee = { modality: "FIDELITY", reward_id: "coffee" } as const;
const noDiscounts = { couponCode: "", rewardId: null };
const both = { couponCode: "ten", rewardId: "coffee" };
const discountState = emptyDiscountState("o1");

function refused(coupon: DiscountRefusal | null, reward: DiscountRefusal | null = null) {
  return { ...discountState, refused: { COUPON: coupon, FIDELITY: reward } };
}

test("missing discounts are applied one at a time, the coupon first", () => {
  expect(nextDiscountChange(draft(), both, discountState)).toEqual({
    modality: "COUPON",
    name: "ten",
  });
  expect(nextDiscountChange(draft(ten), both, discountState)).toEqual({
    modality: "FIDELITY",
    name: "coffee",
  });
  expect(nextDiscountChange(draft(ten, coffee), both, discountState)).toBeNull();
  expect(nextDiscountChange(draft(), noDiscounts, discountState)).toBeNull();
});

test("a discount that the customer removed or replaced is changed on the draft", () => {
  expect(nextDiscountChange(draft(ten), noDiscounts, discountState)).toEqual({
    modality: "COUPON",
    name: "",
  });
  expect(
    nextDiscountChange(draft(coffee), { ...noDiscounts, rewardId: "cake" }, discountState),
  ).toEqual({
    modality: "FIDELITY",
    name: "cake",
  });
});

test("a modality in lower case is recognized", () => {
  expect(
    nextDiscountChange(
      draft({ ...ten, modality: "coupon" }),
      { ...both, rewardId: null },
      discountState,
    ),
  ).toBeNull();
});

test.each([
  ["in another case", "ten off"],
  ["with two spaces", "TEN  OFF"],
  ["with an invisible character of a message", "TEN\u200b OFF\u2060"],
])("a coupon that the customer wrote %s is the one on the draft", (_how, couponCode) => {
  const chosen = { couponCode, rewardId: null };
  const named = draft({ modality: "COUPON", code: "TEN OFF" });
  expect(nextDiscountChange(named, chosen, discountState)).toBeNull();
  expect(areDiscountsApplied(named, chosen, discountState)).toBe(true);
});

test("a refused discount is not requested again, and is removed from the draft", () => {
  const usedUp = refused({ code: "coupon_used_up" });
  const chosen = { couponCode: "TEN", rewardId: null };
  expect(nextDiscountChange(draft(), chosen, usedUp)).toBeNull();
  expect(nextDiscountChange(draft(ten), chosen, usedUp)).toEqual({ modality: "COUPON", name: "" });
});

test("a discount without an answer waits, and the other one is still applied", () => {
  const offline = refused({ code: "unreachable" });
  expect(nextDiscountChange(draft(ten), noDiscounts, offline)).toBeNull();
  expect(nextDiscountChange(draft(), both, offline)).toEqual({
    modality: "FIDELITY",
    name: "coffee",
  });
});

test("a refusal of another draft is ignored", () => {
  const before = { ...refused({ code: "coupon_used_up" }), orderId: "o0" };
  expect(nextDiscountChange(draft(), both, before)).toEqual({ modality: "COUPON", name: "ten" });
});

test("an order that does not name its coupon has the one that this page applied", () => {
  const chosen = { couponCode: "TEN", rewardId: null };
  const unnamed = draft({ modality: "COUPON", code: null });
  expect(
    nextDiscountChange(unnamed, chosen, {
      ...discountState,
      applied: { ...discountState.applied, COUPON: "TEN" },
    }),
  ).toBeNull();
  expect(nextDiscountChange(unnamed, chosen, discountState)).toEqual({
    modality: "COUPON",
    name: "TEN",
  });
});

test("a draft can be placed when it has every chosen discount, and none of them is refused", () => {
  expect(areDiscountsApplied(draft(ten, coffee), both, discountState)).toBe(true);
  expect(areDiscountsApplied(draft(), noDiscounts, discountState)).toBe(true);
  expect(areDiscountsApplied(draft(ten), both, discountState)).toBe(false);
  expect(areDiscountsApplied(draft(ten), noDiscounts, discountState)).toBe(false);
  const usedUp = refused({ code: "coupon_used_up" });
  expect(areDiscountsApplied(draft(), { ...noDiscounts, couponCode: "TEN" }, usedUp)).toBe(false);
  expect(areDiscountsApplied(draft(), noDiscounts, usedUp)).toBe(true);
  expect(
    areDiscountsApplied(draft(), { ...noDiscounts, couponCode: "TEN" }, refused({ code: "busy" })),
  ).toBe(false);
});

test("an answer to a coupon that leaves out the lines keeps those of the draft", () => {
  const lines = { combos: [{ id: "l1" }], combos_price: 200, delivery_price: 25 };
  const before = { ...draft(), ...lines, total: 225 } as unknown as Order;
  const empty = { combos: [], combos_price: 0, delivery_price: null };
  const short = { ...draft(ten), ...empty, total: 205 } as unknown as Order;
  expect(keepLines(short, before)).toEqual({ ...short, ...lines });
  const whole = { ...short, combos: [{ id: "l2" }], combos_price: 100 } as unknown as Order;
  expect(keepLines(whole, before)).toBe(whole);
});
