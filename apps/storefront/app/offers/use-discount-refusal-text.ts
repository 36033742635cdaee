import { useMissingPrice } from "../company/use-missing-price.ts";
import { usePrice } from "../company/use-price.ts";
import { useText } from "../i18n/text.ts";
import type { DiscountRefusal } from "../session/checkout/discount-state.ts";

/**
 * Returns the text that says why a coupon or a reward does not apply:
 * `useDiscountRefusalText()(refusal)`.
 */
export function useDiscountRefusalText(): (refusal: DiscountRefusal) => string {
  const t = useText();
  const price = usePrice();
  const missingPrice = useMissingPrice();
  return (refusal) => {
    switch (refusal.code) {
      case "coupon_below_minimum":
        return t("coupon.belowMinimum", {
          minimum: price(refusal.minimum),
          missing: missingPrice(refusal.missing),
        });
      case "coupon_unknown":
        return t("coupon.unknown");
      case "coupon_gone":
        return t("coupon.gone");
      case "coupon_used_up":
        return t("coupon.usedUp");
      case "points_missing":
        return t("loyalty.pointsMissing", { points: refusal.missing });
      case "reward_unknown":
        return t("loyalty.rewardUnknown");
      case "client_required":
        return t("loyalty.clientRequired");
      case "nothing_off":
        return t("coupon.nothingOff");
      case "server":
        return refusal.backendMessage ?? t("failure.server");
      default:
        return t(`failure.${refusal.code}`);
    }
  };
}
