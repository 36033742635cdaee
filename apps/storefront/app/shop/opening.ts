import { type OpenState, openState } from "@comanda/domain/opening-hours";
import { useMemo } from "react";
import { useText } from "../i18n/text.tsx";
import { useClock } from "./clock.ts";
import { useNow } from "./now.tsx";
import { useShop } from "./shop.tsx";

/** Whether the shop is open now, and when that changes. */
export function useOpenState(): OpenState {
  const { business_hours_settings: hours, timezone } = useShop().company;
  const now = useNow();
  return useMemo(() => openState(hours, timezone, now), [hours, timezone, now]);
}

/** What the shop says of its hours: `Open · closes 23:00`. */
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
export function useOpenLine(): string {
  const label = useOpenLabel();
  const later = useTakesLater();
  const t = useText();
  return later ? t("hours.closedLater") : label;
}

/** Whether the shop is closed now and can be ordered from for later. */
export function useTakesLater(): boolean {
  const { ordering } = useShop();
  const { open } = useOpenState();
  return ordering === "later" && !open;
}
