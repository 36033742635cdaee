import { type Cents, toCents } from "@comanda/domain/money/cents";
import { normalizeCode } from "@comanda/domain/money/coupon-code";
import { couponRefusal } from "@comanda/domain/money/coupons";
import { calculateDiscounts } from "@comanda/domain/money/discounts";
import { createContext, type ReactNode, useContext } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useCoupons } from "../offers/use-coupons.ts";
import { useLoyaltyProgram } from "../offers/use-loyalty-program.ts";
import { useCheckout } from "../session/checkout/checkout-store.ts";
import { usePricedCart } from "./use-priced-cart.ts";

/** The coupon that was chosen for the cart. */
export type ChosenCoupon = {
  code: string;
  /** Why the company has no coupon with this code; null where it has one, or that is not known. */
  absence: "coupon_unknown" | "coupon_gone" | null;
  /** The amount that the cart lacks for it; 0 if it is enough, and while that is not known. */
  missing: Cents;
  /** What it takes off the cart; 0 where that is not known, or it is refused. */
  discount: Cents;
};

/** The reward that was chosen for the cart, once the program is loaded. */
export type ChosenReward = {
  name: string;
  /** What it takes off the cart. 0 for a gift, which the restaurant adds to the order. */
  discount: Cents;
  isGift: boolean;
};

/** What was chosen for the cart; null for what was not. */
export type ChosenDiscounts = { coupon: ChosenCoupon | null; reward: ChosenReward | null };

const ChosenDiscountsContext = createContext<ChosenDiscounts>({ coupon: null, reward: null });

/** Reads the chosen discounts once for all parts of the cart. */
export function ChosenDiscountsProvider({ children }: { children: ReactNode }) {
  return <ChosenDiscountsContext value={useReadDiscounts()}>{children}</ChosenDiscountsContext>;
}

/** Returns the chosen coupon and the chosen reward. */
export function useChosenDiscounts(): ChosenDiscounts {
  return useContext(ChosenDiscountsContext);
}

function useReadDiscounts(): ChosenDiscounts {
  const currencyCode = useCompanySite().company.currency.code;
  const { total: subtotal } = usePricedCart();
  const { code, absence, coupon, missing } = useCoupon(subtotal);
  const reward = useReward();
  // Together, because the reward applies to what the coupon leaves.
  const off = calculateDiscounts({ subtotal, coupon, reward, currencyCode });
  const isUseless = reward && toCents(reward.value, currencyCode) > 0 && off.reward === 0;
  return {
    coupon: code === "" ? null : { code, absence, missing, discount: off.coupon },
    reward:
      reward && !isUseless
        ? { name: reward.name, discount: off.reward, isGift: off.reward === 0 }
        : null,
  };
}

/** Returns the code of the chosen coupon, and the coupon itself: null while it is not known, and when it is refused. */
function useCoupon(subtotal: Cents) {
  const { company } = useCompanySite();
  const code = useCheckout(({ couponCode }) => couponCode);
  const refused = useCheckout(({ discountState }) => discountState.refused.COUPON);
  const { coupons } = useCoupons(company.id, code !== "");
  const found =
    code === ""
      ? undefined
      : coupons?.find((each) => normalizeCode(each.code) === normalizeCode(code));
  const refusal = found ? couponRefusal(found, subtotal, company.currency.code) : null;
  const isAbsent = refused?.code === "coupon_unknown" || refused?.code === "coupon_gone";
  return {
    code,
    absence: isAbsent ? refused.code : null,
    coupon: found && !refusal && !refused ? found : null,
    missing: refusal?.code === "coupon_below_minimum" ? refusal.missing : 0,
  };
}

/** Returns the chosen reward; null where it is not loaded, or refused. */
function useReward() {
  const { company } = useCompanySite();
  const rewardId = useCheckout((checkout) => checkout.rewardId);
  const refused = useCheckout(({ discountState }) => discountState.refused.FIDELITY);
  const program = useLoyaltyProgram(company.id, rewardId !== null);
  const found = program?.rewards.find(({ id }) => id === rewardId);
  return found && !refused ? found : null;
}
