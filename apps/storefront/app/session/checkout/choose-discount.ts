import type { CheckoutStore } from "./checkout-store.ts";
import { type DiscountRefusal, discountStateOf, type Modality } from "./discount-state.ts";

/**
 * Chooses a coupon by its code (empty: no coupon), and clears the refusal of the last one. `isKnown`: it was chosen
 * from the restaurant's list.
 */
export function chooseCoupon(
  store: CheckoutStore,
  couponCode: string,
  { isKnown = false }: { isKnown?: boolean } = {},
): void {
  store.getState().update({ couponCode, isCouponKnown: isKnown, typedCoupon: null });
  clearRefusal(store, "COUPON");
}

/** Chooses a reward by its id (null: no reward), and clears the refusal of the last one. */
export function chooseReward(store: CheckoutStore, rewardId: string | null): void {
  store.getState().update({ rewardId });
  clearRefusal(store, "FIDELITY");
}

/** Clears the refusal, so that the same coupon or reward is tried again. */
export function clearRefusal(store: CheckoutStore, modality: Modality): void {
  const { discountState, setDiscountState } = store.getState();
  const refused = { ...discountState.refused, [modality]: null };
  setDiscountState({ ...discountState, refused });
}

/** Returns the refusal as the customer is to read it: a coupon that the restaurant had is not spelled wrongly. */
export function refusalOfKnown(store: CheckoutStore, refusal: DiscountRefusal): DiscountRefusal {
  const isGone = refusal.code === "coupon_unknown" && store.getState().isCouponKnown;
  return isGone ? { code: "coupon_gone" } : refusal;
}

/** Records why a discount of the order was refused when the order was placed. */
export function recordRefusal(
  store: CheckoutStore,
  orderId: string,
  modality: Modality,
  refusal: DiscountRefusal,
): void {
  const { discountState, setDiscountState } = store.getState();
  const state = discountStateOf(discountState, orderId);
  setDiscountState({
    ...state,
    refused: { ...state.refused, [modality]: refusalOfKnown(store, refusal) },
  });
}
