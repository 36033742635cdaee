import type { LoyaltySettings } from "@comanda/contract/clients/loyalty";
import type { Coupon } from "@comanda/contract/orders/coupon";

/** Returns whether there are published coupons. */
export function hasCoupons(coupons: readonly Coupon[]): boolean {
  return coupons.length > 0;
}

/** Returns whether the loyalty program is active and has rewards. */
export function hasLoyaltyProgram({ loyalty_program: program }: LoyaltySettings): boolean {
  return Boolean(program?.active && program.rewards.length > 0);
}
