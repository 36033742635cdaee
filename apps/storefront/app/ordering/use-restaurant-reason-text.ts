import { isPauseEndNear } from "@comanda/domain/company/pause-end";
import type { Cents } from "@comanda/domain/money/cents";
import { useNow } from "../hours/current-time.tsx";
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

/** Returns the text for a reason against every order of the restaurant, as the menu needs it. */
export function useRestaurantReasonText(): (reason: OrderRefusalReason) => string {
  const t = useText();
  const clock = useTimeText();
  const now = useNow();
  return ({ code, until, opensAt }) => {
    switch (code) {
      case "read_only":
        return t("reason.readOnly");
      case "type_paused":
        return until && isPauseEndNear(until, now)
          ? t("reason.pausedUntil", { time: clock.soon(until) })
          : t("reason.paused");
      case "plan_limit_reached":
        return t("reason.planLimit");
      case "type_inactive":
        return t("reason.inactive");
      case "closed":
      case "schedule_required":
        return opensAt ? t("reason.opens", { time: clock.soon(opensAt) }) : t("reason.closed");
      case "qr_required":
        return t("reason.qrRequired");
      default:
        return t("reason.unavailable");
    }
  };
}
