import { type OpenState, openState } from "@comanda/domain/hours/opening-hours";
import { openingHoursOf } from "@comanda/domain/hours/weekly-hours";
import { WEEK_MS } from "@comanda/domain/time/durations";
import { useMemo } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";
import { useNow } from "./current-time.tsx";
import { useTimeText } from "./time-text.ts";

/** A closing that is further away says nothing about today. */
const NEAR_MS = WEEK_MS;

/** Returns whether the restaurant is open now, and when it closes or opens next. */
export function useOpenState(): OpenState {
  const { company } = useCompanySite();
  const now = useNow();
  return useMemo(() => openState(openingHoursOf(company), company.timezone, now), [company, now]);
}

/** Returns the open state as one line: `Open · closes 23:00`. */
export function useOpenLabel(): string {
  const { open, closesAt, closesInMinutes, opensAt } = useOpenState();
  const clock = useTimeText();
  const now = useNow();
  const t = useText();
  if (open) {
    if (closesInMinutes !== null) return t("hours.closesIn", { minutes: closesInMinutes });
    return closesAt && closesAt.getTime() - now.getTime() < NEAR_MS
      ? t("hours.openUntil", { time: clock.at(closesAt) })
      : t("hours.open");
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
