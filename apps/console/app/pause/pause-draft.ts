import type { OrderingPauses, PauseToSet } from "@comanda/contract/staff/ordering-pauses";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { MINUTE_MS } from "@comanda/domain/time/durations";

/** How long a change lasts: minutes, or until the end of the business day. */
export const durations = ["15", "30", "60", "today"] as const;
export type Duration = (typeof durations)[number];

/** An order type, and the revision of its pause that the member saw. */
type SeenPause = PauseToSet["service_types"][number];

/** What a member has chosen and not sent yet, with the revisions that the member saw. */
export type PauseDraft = {
  types: readonly SeenPause[];
  /** Minutes that everything takes longer; null while the member has not chosen any. */
  minutes: { value: number; seen: number | null } | null;
  duration: Duration;
};

export const MINUTES_STEP = 5;
export const MAX_MINUTES = 120;

/** A draft that changes nothing. */
export function startPauseDraft(): PauseDraft {
  return { types: [], minutes: null, duration: "30" };
}

/** Returns the draft with a type chosen as it is now, or without it. */
export function withType(
  draft: PauseDraft,
  { service_type, revision }: OrderingPauses["pauses"][number],
  isChosen: boolean,
): PauseDraft {
  const others = draft.types.filter((each) => each.service_type !== service_type);
  return { ...draft, types: isChosen ? [...others, { service_type, seen: revision }] : others };
}

/**
 * The minutes that everything takes longer with a draft. Where another member has set them since the
 * draft did, they are the other member's.
 */
export function minutesOf(
  { minutes }: PauseDraft,
  { busy, busy_revision }: OrderingPauses,
): number {
  return minutes && minutes.seen === busy_revision ? minutes.value : (busy?.minutes ?? 0);
}

/**
 * What a draft changes: which types it pauses, and whether it sets other minutes. A type that another member has
 * paused or opened since it was chosen is not among them: this member has not seen that, and chooses it again.
 */
export function pauseChangesOf(draft: PauseDraft, pauses: OrderingPauses) {
  const isAsSeen = ({ service_type, seen }: SeenPause) =>
    pauses.pauses.some((now) => now.service_type === service_type && now.revision === seen);
  const setsMinutes = minutesOf(draft, pauses) !== (pauses.busy?.minutes ?? 0);
  return { types: draft.types.filter(isAsSeen), setsMinutes };
}

/** Whether a draft pauses a type. */
export function pausesType(draft: PauseDraft, pauses: OrderingPauses, type: ServiceType): boolean {
  return pauseChangesOf(draft, pauses).types.some(({ service_type }) => service_type === type);
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
