import { expect, test } from "vitest";
import { createCheckoutStore } from "./checkout-store.ts";
import { chooseCoupon, chooseReward, clearRefusal, recordRefusal } from "./choose-discount.ts";

const usedUp = { code: "coupon_used_up" } as const;

/** Returns a checkout whose coupon and reward were both refused. */
function refused() {
  const store = createCheckoutStore("c");
  recordRefusal(store, "o1", "COUPON", usedUp);
  recordRefusal(store, "o1", "FIDELITY", { code: "reward_unknown" });
  return store;
}

const codes = (store: ReturnType<typeof refused>) => {
  const { COUPON, FIDELITY } = store.getState().discountState.refused;
  return [COUPON?.code ?? null, FIDELITY?.code ?? null];
};

test("choosing another coupon clears the refusal of the last one", () => {
  const store = refused();
  store.getState().update({ typedCoupon: "TE" });
  chooseCoupon(store, "TEN");
  expect(store.getState().typedCoupon).toBeNull();
  expect(store.getState().couponCode).toBe("TEN");
  expect(codes(store)).toEqual([null, "reward_unknown"]);
});

test("choosing another reward clears the refusal of the last one", () => {
  const store = refused();
  chooseReward(store, "coffee");
  expect(store.getState().rewardId).toBe("coffee");
  expect(codes(store)).toEqual(["coupon_used_up", null]);
});

test("clearing a refusal keeps the choice", () => {
  const store = refused();
  store.getState().update({ couponCode: "TEN" });
  clearRefusal(store, "COUPON");
  expect(store.getState().couponCode).toBe("TEN");
  expect(codes(store)).toEqual([null, "reward_unknown"]);
});

test("a coupon from the restaurant's list is gone where the server does not know it, and one that was typed is unknown", () => {
  const store = createCheckoutStore("c");
  chooseCoupon(store, "TEN", { isKnown: true });
  recordRefusal(store, "o1", "COUPON", { code: "coupon_unknown" });
  expect(codes(store)).toEqual(["coupon_gone", null]);
  recordRefusal(store, "o1", "COUPON", usedUp);
  expect(codes(store)).toEqual(["coupon_used_up", null]);
  chooseCoupon(store, "TNE");
  recordRefusal(store, "o1", "COUPON", { code: "coupon_unknown" });
  expect(codes(store)).toEqual(["coupon_unknown", null]);
});

test("a refusal of another order replaces the refusals of the last one", () => {
  const store = refused();
  recordRefusal(store, "o2", "COUPON", usedUp);
  expect(store.getState().discountState.orderId).toBe("o2");
  expect(codes(store)).toEqual(["coupon_used_up", null]);
});
