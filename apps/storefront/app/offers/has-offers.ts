import type { LoyaltySettings } from "@comanda/contract/clients/loyalty";
import type { Coupon } from "@comanda/contract/orders/coupon";

/** Whether there are coupons to be seen. */
export function hasCoupons(coupons: readonly Coupon[]): boolean {
  return coupons.length > 0;
}

/** Whether points are collected, and exchanged for something. */
export function hasLoyaltyProgram({ loyalty_program: program }: LoyaltySettings): boolean {
  return Boolean(program?.active && program.rewards.length > 0);
}
