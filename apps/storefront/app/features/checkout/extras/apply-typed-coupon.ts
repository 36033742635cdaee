import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import type { CheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { chooseCoupon } from "../../../session/checkout/choose-discount.ts";

/**
 * Chooses the coupon whose code was typed and not yet applied, as before a reload. Returns whether there was
 * one.
 */
export function applyTypedCoupon(store: CheckoutStore): boolean {
  const { typedCoupon, couponCode } = store.getState();
  const typed = stripControlCharacters(typedCoupon ?? "");
  if (typed === "" || typed === couponCode) return false;
  chooseCoupon(store, typed);
  return true;
}
