import type { Coupon, LoyaltySettings } from "@comanda/contract/clients";

/** Whether there are coupons to be seen. */
export function offersCoupons(coupons: readonly Coupon[]): boolean {
  return coupons.length > 0;
}

/** Whether points are collected, and exchanged for something. */
export function offersPoints({ loyalty_program: program }: LoyaltySettings): boolean {
  return Boolean(program?.active && program.rewards.length > 0);
}
