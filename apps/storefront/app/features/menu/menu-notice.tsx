import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useCompanySite } from "../../company/company-site.tsx";
import { useNow } from "../../hours/current-time.tsx";
import { useOpenState, useTakesScheduledOrders } from "../../hours/open-state.ts";
import { useTimeText } from "../../hours/time-text.ts";
import { useText } from "../../i18n/text.ts";
import {
  type OrderRefusalReason,
  useRestaurantReasonText,
} from "../../ordering/use-restaurant-reason-text.ts";

/**
 * Says above the menu why nothing can be ordered now, until the restaurant opens. The header already says
 * that it is closed, so for a closed restaurant this only says that it takes orders for later.
 */
export function MenuNotice() {
  const { missing, ...site } = useCompanySite();
  // Without the settings the refusal is unknown; the page says that they are missing.
  const refusal: OrderRefusalReason | null = missing.settings ? null : site.refusal;
  const now = useNow();
  const reasonText = useRestaurantReasonText();
  const later = useTakesScheduledOrders();
  const { open } = useOpenState();
  const clock = useTimeText();
  const t = useText();
  const endsAt = refusal?.opensAt ?? refusal?.until;
  const current = refusal && !(endsAt && endsAt <= now) ? refusal : null;
  const isClosed = !open && (current?.code === "closed" || current?.code === "schedule_required");
  const shown = isClosed && !later ? null : current;
  if (!shown) return null;
  return (
    <div className="bg-surface px-4 py-2 lg:bg-transparent lg:p-0">
      <Notice>
        {isClosed && shown.opensAt
          ? t("menu.opens", { time: clock.soon(shown.opensAt) })
          : reasonText(shown)}{" "}
        {later && t("reason.later")}
      </Notice>
    </div>
  );
}
