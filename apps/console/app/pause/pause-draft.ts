import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { MINUTE_MS } from "@comanda/domain/time/durations";

/** How long a change lasts: minutes, or until the end of the business day. */
export const durations = ["15", "30", "60", "today"] as const;
export type Duration = (typeof durations)[number];

/** What a member has chosen and not sent yet. */
export type PauseDraft = {
  types: readonly ServiceType[];
  /**
   * Minutes that everything takes longer; null while the member has not chosen any. Then the minutes stay, also where
   * another member sets them meanwhile.
   */
  minutes: number | null;
  duration: Duration;
};

export const MINUTES_STEP = 5;
export const MAX_MINUTES = 120;

/** A draft that changes nothing. */
export function startPauseDraft(): PauseDraft {
  return { types: [], minutes: null, duration: "30" };
}

/** The minutes that everything takes longer with a draft. */
export function minutesOf({ minutes }: PauseDraft, { busy }: OrderingPauses): number {
  return minutes ?? busy?.minutes ?? 0;
}

/** What a draft changes: which types it pauses, and whether it sets other minutes. */
export function pauseChangesOf(draft: PauseDraft, pauses: OrderingPauses) {
  const setsMinutes = minutesOf(draft, pauses) !== (pauses.busy?.minutes ?? 0);
  return { types: draft.types, setsMinutes };
}

/** Returns whether applying the draft would change a pause or the added minutes. */
export function changesAnything(draft: PauseDraft, pauses: OrderingPauses): boolean {
  const { types, setsMinutes } = pauseChangesOf(draft, pauses);
  return types.length > 0 || setsMinutes;
}

/** The end of a duration in the wire's form. */
export function endOf(duration: Duration): { for_minutes: number } | { until: "today" } {
  return duration === "today" ? { until: "today" } : { for_minutes: Number(duration) };
}

/** The instant at which a duration ends that begins at `now`. */
export function endInstant(duration: Duration, pauses: OrderingPauses, now: Date): Date {
  return duration === "today"
    ? new Date(pauses.day_ends_at)
    : new Date(now.getTime() + Number(duration) * MINUTE_MS);
}
