import { effectiveTimezone } from "../hours/effective-timezone.ts";
import { type OpenState, openState } from "../hours/opening-hours.ts";
import { firstInstantAt, wallClockTime } from "../hours/time-zone.ts";
import type { OpeningHours } from "../hours/weekly-hours.ts";
import { DAY_MS, HOUR_MS } from "../time/durations.ts";

/** When the present day of a company ends, for its staff: not at midnight. */
export type DayEnd = {
  /** The instant at which the day ends. */
  endsAt: Date;
  /**
   * The first opening at or after the end: "until tomorrow" means this instant. It is the end itself
   * when the company is open then, or never opens.
   */
  nextOpening: Date;
};

/** The wall-clock hour at which a day ends when nothing else decides it. */
const DAY_END_HOUR = 4;
/** How long after that hour an evening may last and still belong to its day. */
const LATE_EVENING_MS = 8 * HOUR_MS;

/**
 * The end of the day of `now`. It is at 04:00 by the clock of `timezone`. If the company is open then and closes
 * within eight hours, the day ends at that closing. If it was closed at midnight and opened before 04:00, as a
 * bakery does, the day ends at that opening. Both instants are after `now`.
 */
export function dayEnd(
  hours: OpeningHours | null | undefined,
  timezone: string,
  now: Date,
): DayEnd {
  const stateAt = (instant: number) => openState(hours, timezone, new Date(instant));
  const zone = effectiveTimezone(timezone);
  const firstMidnight = midnightOf(wallClockTime(zone, now.getTime())) - DAY_MS;
  for (let midnight = firstMidnight; ; midnight += DAY_MS) {
    const end = firstInstantAt(zone, midnight + DAY_END_HOUR * HOUR_MS);
    const day = dayEndingAt(end, firstInstantAt(zone, midnight), stateAt);
    if (day.endsAt > now) return day;
  }
}

/** The end of the day that ends around `end`; `midnight` is the instant of the midnight before it. */
function dayEndingAt(
  end: number,
  midnight: number,
  stateAt: (instant: number) => OpenState,
): DayEnd {
  const openingFrom = (instant: number) => {
    const { open, opensAt } = stateAt(instant);
    return open || !opensAt ? new Date(instant) : opensAt;
  };
  const { open, closesAt } = stateAt(end);
  if (!open || !closesAt) return { endsAt: new Date(end), nextOpening: openingFrom(end) };
  const early = stateAt(midnight).opensAt;
  if (early) return { endsAt: early, nextOpening: early };
  const late = closesAt.getTime();
  if (late - end > LATE_EVENING_MS) return { endsAt: new Date(end), nextOpening: new Date(end) };
  return { endsAt: closesAt, nextOpening: openingFrom(late) };
}

function midnightOf(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}
