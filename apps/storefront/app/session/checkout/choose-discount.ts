import type { CheckoutStore } from "./checkout-store.ts";
import { type DiscountRefusal, discountStateOf, type Modality } from "./discount-state.ts";

/** Chooses a coupon by its code, or none; what was said of the last one is no answer to it. */
export function chooseCoupon(store: CheckoutStore, couponCode: string): void {
  store.getState().update({ couponCode });
  clearRefusal(store, "COUPON");
}

export function chooseReward(store: CheckoutStore, rewardId: string | null): void {
  store.getState().update({ rewardId });
  clearRefusal(store, "FIDELITY");
}

/** The same is asked for again. */
export function clearRefusal(store: CheckoutStore, modality: Modality): void {
  const { discountNews, setDiscountState } = store.getState();
  const refused = { ...discountNews.refused, [modality]: null };
  setDiscountState({ ...discountNews, refused });
}

/** A discount that was on the order no longer counts, as was found when it was to be placed. */
export function recordRefusal(
  store: CheckoutStore,
  orderId: string,
  modality: Modality,
  refusal: DiscountRefusal,
): void {
  const { discountNews, setDiscountState } = store.getState();
  const news = discountStateOf(discountNews, orderId);
  setDiscountState({ ...news, refused: { ...news.refused, [modality]: refusal } });
}
