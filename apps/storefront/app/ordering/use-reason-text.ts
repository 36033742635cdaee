import type { Cents } from "@comanda/domain/money/cents";
import { usePrice } from "../company/use-price.ts";
import { useIsNotOpenYet } from "../hours/open-state.ts";
import { useTimeText } from "../hours/time-text.ts";
import { useText } from "../i18n/text.ts";

/** Why an order is refused: a reason of the domain, or one of the API's answer. */
export type OrderRefusalReason = {
  code: string;
  until?: Date | null;
  opensAt?: Date | null;
  missing?: Cents;
  /** Minutes that a delivery takes. */
  minutes?: number;
};

/** Returns the text for a reason: `useReasonText()(reason)`. */
export function useReasonText(): (reason: OrderRefusalReason) => string {
  const t = useText();
  const clock = useTimeText();
  const price = usePrice();
  const notYet = useIsNotOpenYet();

  return ({ code, until, opensAt, missing = 0, minutes = 0 }) => {
    switch (code) {
      case "read_only":
        return t(notYet ? "reason.notOpenYet" : "reason.readOnly");
      case "type_paused":
        return until ? t("reason.pausedUntil", { time: clock.soon(until) }) : t("reason.paused");
      case "plan_limit_reached":
        return t("reason.planLimit");
      case "type_inactive":
        return t("reason.inactive");
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
      case "closed":
      case "schedule_required":
        return opensAt ? t("reason.opens", { time: clock.soon(opensAt) }) : t("reason.closed");
      case "below_minimum":
        return t("reason.belowMinimum", { missing: price(missing) });
      case "price_changed":
        return t("reason.newTotal");
      case "amount_too_large":
        return t("reason.tooLarge");
      case "qr_required":
        return t("reason.qrRequired");
      case "client_required":
        return t("trouble.client");
      default:
        return t("reason.unavailable");
    }
  };
}
