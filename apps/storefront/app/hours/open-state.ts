import { type OpenState, openState } from "@comanda/domain/hours/opening-hours";
import { useMemo } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.tsx";
import { useClock } from "./clock.ts";
import { useNow } from "./now.tsx";

/** Whether the restaurant is open now, and when that changes. */
export function useOpenState(): OpenState {
  const { business_hours_settings: hours, timezone } = useCompanySite().company;
  const now = useNow();
  return useMemo(() => openState(hours, timezone, now), [hours, timezone, now]);
}

/** The opening hours in a line: `Open · closes 23:00`. */
export function useOpenLabel(): string {
  const { open, closesAt, closesInMinutes, opensAt } = useOpenState();
  const clock = useClock();
  const t = useText();
  if (open) {
    if (closesInMinutes !== null) return t("hours.closesIn", { minutes: closesInMinutes });
    return closesAt ? t("hours.openUntil", { time: clock.at(closesAt) }) : t("hours.open");
  }
  return opensAt ? t("hours.closedUntil", { moment: clock.soon(opensAt) }) : t("hours.closed");
}

/** The same in few words, with whether it can be ordered from for later instead of when it opens. */
export function useShortOpenLabel(): string {
  const label = useOpenLabel();
  const later = useTakesScheduledOrders();
  const t = useText();
  return later ? t("hours.closedLater") : label;
}

/** Whether the restaurant is closed now and can be ordered from for later. */
export function useTakesScheduledOrders(): boolean {
  const { ordering } = useCompanySite();
  const { open } = useOpenState();
  return ordering === "later" && !open;
}
