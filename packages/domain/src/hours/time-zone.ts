import { tzOffset } from "@date-fns/tz/tzOffset";

/** The days of a week, in the order in which they are listed. */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** 1 January 1970 was a Thursday. */
const EPOCH_WEEKDAY = 3;

/** The IANA time zone by which a company's clock goes (spec §4, Open/closed). */
export function effectiveTimezone(timezone: string): string {
  return timezone === "America/Ciudad_Juarez" ? "America/Chihuahua" : timezone;
}

/** Milliseconds by which a zone's clock is ahead of UTC; throws a RangeError for an unknown zone. */
function utcOffset(timezone: string, instant: number): number {
  const minutes = tzOffset(timezone, new Date(instant));
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone: ${timezone}`);
  return minutes * MINUTE;
}

/** What the wall clock of a zone shows at an instant (epoch milliseconds): minutes since Monday 00:00. */
export function minuteOfWeek(timezone: string, instant: number): number {
  const wall = instant + utcOffset(timezone, instant) + EPOCH_WEEKDAY * DAY;
  return (wall % (7 * DAY)) / MINUTE;
}

/** What the wall clock of a zone shows at an instant, as milliseconds of a clock that is never changed. */
export function wallClockTime(timezone: string, instant: number): number {
  return instant + utcOffset(timezone, instant);
}

/**
 * The instants (epoch milliseconds) of a day: of the times, in minutes since its midnight, that its
 * wall clock shows, up to 48 hours on. Null for one that daylight saving time skips; of one that
 * comes twice the first. `midnight` is the day's beginning as `wallTime` counts.
 */
export function instantsOfDay(
  timezone: string,
  midnight: number,
): (minute: number) => number | null {
  const before = utcOffset(timezone, midnight - DAY);
  const after = utcOffset(timezone, midnight + 3 * DAY);
  return (minute) => {
    const wall = midnight + minute * MINUTE;
    if (before === after) return wall - before;
    // Of two instants that show the same time, the one with the clock further ahead came first.
    for (const ahead of [Math.max(before, after), Math.min(before, after)]) {
      if (utcOffset(timezone, wall - ahead) === ahead) return wall - ahead;
    }
    return null;
  };
}

/**
 * The first instant (epoch milliseconds) at which a zone's wall clock shows a time or a later one, `wall`
 * as `wallTime` counts: of a time that comes twice the first, of one that is skipped the instant at which
 * the clock is changed. Later times never come sooner, whatever is done to the clock.
 */
export function firstInstantAt(timezone: string, wall: number): number {
  const before = utcOffset(timezone, wall - DAY);
  const after = utcOffset(timezone, wall + DAY);
  const unchanged = wall - before;
  if (before === after || utcOffset(timezone, unchanged) === before) return unchanged;
  const changed = wall - after;
  if (utcOffset(timezone, changed) === after) return changed;
  return findClockChange(timezone, wall - DAY, wall + DAY);
}

/** The instant in (after, until] from which a zone's clock is off by another amount: there is one. */
function findClockChange(timezone: string, after: number, until: number): number {
  const current = utcOffset(timezone, after);
  let before = after;
  let changed = until;
  while (changed - before > 1) {
    const middle = Math.floor((before + changed) / 2);
    if (utcOffset(timezone, middle) === current) before = middle;
    else changed = middle;
  }
  return changed;
}
