import { useMissingPrice } from "../company/use-missing-price.ts";
import { useTimeText } from "../hours/time-text.ts";
import { useText } from "../i18n/text.ts";
import { type OrderRefusalReason, useRestaurantReasonText } from "./use-restaurant-reason-text.ts";

export type { OrderRefusalReason };

/** Returns the text for a reason: `useReasonText()(reason)`. */
export function useReasonText(): (reason: OrderRefusalReason) => string {
  const t = useText();
  const clock = useTimeText();
  const missingPrice = useMissingPrice();
  const restaurantReason = useRestaurantReasonText();

  return (reason) => {
    const { code, opensAt, missing = 0, minutes = 0 } = reason;
    switch (code) {
      case "schedule_not_offered":
        return t("reason.scheduleNotOffered");
      case "schedule_in_past":
        return t("reason.scheduleInPast");
      case "schedule_closed":
        return opensAt
          ? t("reason.scheduleClosedUntil", { time: clock.soon(opensAt) })
          : t("reason.scheduleClosed");
      case "schedule_too_soon":
        return t("reason.scheduleTooSoon", { minutes });
      case "schedule_too_far":
        return t("reason.scheduleTooFar");
      case "below_minimum":
        return t("reason.belowMinimum", { missing: missingPrice(missing) });
      case "price_changed":
        return t("reason.newTotal");
      case "amount_too_large":
        return t("reason.tooLarge");
      case "client_required":
        return t("failure.client");
      default:
        return restaurantReason(reason);
    }
  };
}
