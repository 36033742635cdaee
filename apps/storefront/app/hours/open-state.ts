import { type OpenState, openState } from "@comanda/domain/hours/opening-hours";
import { useMemo } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";
import { useNow } from "./current-time.tsx";
import { useTimeText } from "./time-text.ts";

/** Returns whether the restaurant is open now, and when it closes or opens next. */
export function useOpenState(): OpenState {
  const { business_hours_settings: hours, timezone } = useCompanySite().company;
  const now = useNow();
  return useMemo(() => openState(hours, timezone, now), [hours, timezone, now]);
}

/** Returns the open state as one line: `Open · closes 23:00`. */
export function useOpenLabel(): string {
  const { open, closesAt, closesInMinutes, opensAt } = useOpenState();
  const clock = useTimeText();
  const t = useText();
  if (open) {
    if (closesInMinutes !== null) return t("hours.closesIn", { minutes: closesInMinutes });
    return closesAt ? t("hours.openUntil", { time: clock.at(closesAt) }) : t("hours.open");
  }
  return opensAt ? t("hours.closedUntil", { moment: clock.soon(opensAt) }) : t("hours.closed");
}

/**
 * Returns a shorter line: where the restaurant takes orders for later, it says that instead of the
 * opening time.
 */
export function useShortOpenLabel(): string {
  const label = useOpenLabel();
  const later = useTakesScheduledOrders();
  const t = useText();
  return later ? t("hours.closedLater") : label;
}

/** Returns whether the restaurant is closed now and takes orders for later. */
export function useTakesScheduledOrders(): boolean {
  const { ordering } = useCompanySite();
  const { open } = useOpenState();
  return ordering === "later" && !open;
}
