import { tzOffset } from "@date-fns/tz/tzOffset";
import { DAY_MS, MINUTE_MS, WEEK_MS } from "../time/durations.ts";

/** The days of a week in the order in which pages list them. */
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

/** 1 January 1970 was a Thursday. */
const EPOCH_WEEKDAY = 3;

/** The offsets of days of zones by zone and day; null for a day on which it changes. */
const offsetsOfDays = new Map<string, number | null>();
/** Days that are kept: a schedule of two weeks asks for some twenty. */
const MAX_DAYS = 5_000;

/**
 * Returns the offset of a zone from UTC in milliseconds; throws a RangeError for an unknown zone. The offset of a
 * day (in UTC) is kept, because `Intl` takes five microseconds for each; no zone changes it twice in a day.
 */
export function utcOffset(timezone: string, instant: number): number {
  const day = Math.floor(instant / DAY_MS);
  const key = timezone + day;
  let offset = offsetsOfDays.get(key);
  if (offset === undefined) {
    const first = readOffset(timezone, day * DAY_MS);
    offset = first === readOffset(timezone, (day + 1) * DAY_MS - 1) ? first : null;
    if (offsetsOfDays.size >= MAX_DAYS) offsetsOfDays.clear();
    offsetsOfDays.set(key, offset);
  }
  return offset ?? readOffset(timezone, instant);
}

/** Reads the offset from the time zone data of `Intl`. */
function readOffset(timezone: string, instant: number): number {
  const minutes = tzOffset(timezone, new Date(instant));
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone: ${timezone}`);
  return minutes * MINUTE_MS;
}

/**
 * Returns the wall-clock time of a zone at an instant (epoch milliseconds), in minutes since Monday 00:00.
 */
export function minuteOfWeek(timezone: string, instant: number): number {
  const wall = instant + utcOffset(timezone, instant) + EPOCH_WEEKDAY * DAY_MS;
  return (wall % WEEK_MS) / MINUTE_MS;
}

/**
 * Returns the wall-clock time of a zone at an instant, as the epoch milliseconds at which a UTC clock
 * shows the same time.
 */
export function wallClockTime(timezone: string, instant: number): number {
  return instant + utcOffset(timezone, instant);
}

/**
 * Returns the first instant (epoch milliseconds) at which the wall clock shows a time or a later one;
 * `wall` is in the units of `wallClockTime`. For a time that comes twice it is the first instant, for a
 * skipped time the instant of the clock change. A later time never gives an earlier instant.
 */
export function firstInstantAt(timezone: string, wall: number): number {
  const before = utcOffset(timezone, wall - DAY_MS);
  const after = utcOffset(timezone, wall + DAY_MS);
  const unchanged = wall - before;
  if (before === after || utcOffset(timezone, unchanged) === before) return unchanged;
  const changed = wall - after;
  if (utcOffset(timezone, changed) === after) return changed;
  return findClockChange(timezone, wall - DAY_MS, wall + DAY_MS);
}

/** Finds the instant in (after, until] at which the offset of the zone changes; there must be one. */
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
