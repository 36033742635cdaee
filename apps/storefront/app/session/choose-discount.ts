import type { CheckoutStore } from "./checkout-store.ts";
import { type DiscountRefusal, type Modality, newsOf } from "./discount-news.ts";

/** Chooses a coupon by its code, or none; what was said of the last one is no answer to it. */
export function chooseCoupon(store: CheckoutStore, couponCode: string): void {
  store.getState().update({ couponCode });
  forgetRefusal(store, "COUPON");
}

export function chooseReward(store: CheckoutStore, rewardId: string | null): void {
  store.getState().update({ rewardId });
  forgetRefusal(store, "FIDELITY");
}

/** The same is asked for again. */
export function forgetRefusal(store: CheckoutStore, modality: Modality): void {
  const { discountNews, tellDiscounts } = store.getState();
  const refused = { ...discountNews.refused, [modality]: null };
  tellDiscounts({ ...discountNews, refused });
}

/** A discount that was on the order no longer counts, as was found when it was to be placed. */
export function refuseDiscount(
  store: CheckoutStore,
  orderId: string,
  modality: Modality,
  refusal: DiscountRefusal,
): void {
  const { discountNews, tellDiscounts } = store.getState();
  const news = newsOf(discountNews, orderId);
  tellDiscounts({ ...news, refused: { ...news.refused, [modality]: refusal } });
}
