import type { Cents } from "@comanda/domain/money/cents";
import { normalizeCode } from "@comanda/domain/money/coupon-code";
import { couponRefusal } from "@comanda/domain/money/coupons";
import { discountAmount } from "@comanda/domain/money/discounts";
import { createContext, type ReactNode, useContext } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useCoupons } from "../offers/use-coupons.ts";
import { useCheckout } from "../session/checkout/checkout-store.ts";
import { usePricedCart } from "./use-priced-cart.ts";

/** The coupon that was chosen for the cart. */
export type ChosenCoupon = {
  code: string;
  /** The company has no coupon with this code. */
  isUnknown: boolean;
  /** The amount that the cart lacks for it; 0 if it is enough, and while that is not known. */
  missing: Cents;
  /** What it takes off the cart; 0 where that is not known, or it is refused. */
  discount: Cents;
};

const ChosenCouponContext = createContext<ChosenCoupon | null>(null);

/** Reads the chosen coupon once for all parts of the cart. */
export function ChosenCouponProvider({ children }: { children: ReactNode }) {
  return <ChosenCouponContext value={useReadCoupon()}>{children}</ChosenCouponContext>;
}

/** Returns the chosen coupon; null if none is chosen. */
export function useChosenCoupon(): ChosenCoupon | null {
  return useContext(ChosenCouponContext);
}

function useReadCoupon(): ChosenCoupon | null {
  const { company } = useCompanySite();
  const currency = company.currency.code;
  const { total } = usePricedCart();
  const code = useCheckout(({ couponCode }) => couponCode);
  const refused = useCheckout(({ discountState }) => discountState.refused.COUPON);
  const { coupons } = useCoupons(company.id, code !== "");
  if (code === "") return null;
  const coupon = coupons?.find((each) => normalizeCode(each.code) === normalizeCode(code));
  const refusal = coupon ? couponRefusal(coupon, total, currency) : null;
  const isValid = coupon && !refusal && !refused;
  return {
    code,
    isUnknown: refused?.code === "coupon_unknown",
    missing: refusal?.code === "coupon_below_minimum" ? refusal.missing : 0,
    discount: isValid ? discountAmount(coupon, total, currency) : 0,
  };
}
