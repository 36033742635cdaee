import { DAY_MINUTES, DAY_MS, MINUTE_MS } from "../time/durations.ts";
import { WEEKDAYS } from "./time-zone.ts";
import {
  afterMidnight,
  beforeMidnight,
  hasHours,
  mergeRanges,
  type OpeningHours,
  type TimeRange,
  toRange,
} from "./weekly-hours.ts";

/** Days in which the next change of the hours is looked for; ten are enough, because a week repeats. */
const DAYS_AHEAD = 10;
/** The same days with dates that differ: a company may be closed for months. */
const SPECIAL_DAYS_AHEAD = 400;

/**
 * Returns a function that gives the hours of the date that begins at `midnight`, a time of `wallClockTime`:
 * sorted, cut at midnight, in minutes of the date. A date that differs replaces all hours that begin on it;
 * hours of the evening before still end on it (decision 47).
 */
export function hoursByDate(
  hours: OpeningHours | null | undefined,
): (midnight: number) => readonly TimeRange[] {
  const dates = datesOf(hours);
  const isAlwaysOpen = !hasHours(hours);
  const weekly = WEEKDAYS.map((day) => {
    if (isAlwaysOpen) return [WHOLE_DAY];
    const { is_active, hours: ranges } = hours?.[day] ?? {};
    return is_active === false ? [] : (ranges ?? []).map(toRange);
  });
  const beginning = (midnight: number) => dates.get(midnight) ?? weekly[weekdayOf(midnight)] ?? [];
  return (midnight) =>
    mergeRanges([
      ...beginning(midnight - DAY_MS).map(afterMidnight),
      ...beginning(midnight).map(beforeMidnight),
    ]);
}

/** Returns whether a date that differs is today or later, or its hours may still last. */
function hasComingDate(hours: OpeningHours | null | undefined, wall: number): boolean {
  const yesterday = midnightBefore(wall) - DAY_MS;
  return hours?.special_dates?.some(({ date }) => midnightOf(date) >= yesterday) ?? false;
}

/**
 * Returns the open times from the day before `wall` on, as times of `wallClockTime`. Times that touch are
 * joined. The last one ends with `Infinity` if the company is still open at the end of the days looked at.
 */
export function* dateRanges(
  hours: OpeningHours | null | undefined,
  wall: number,
): Generator<TimeRange> {
  const onDate = hoursByDate(hours);
  const start = midnightBefore(wall) - DAY_MS;
  const days = hasComingDate(hours, wall) ? SPECIAL_DAYS_AHEAD : DAYS_AHEAD;
  const end = start + days * DAY_MS;
  let joined = null as TimeRange | null;
  for (let midnight = start; midnight < end; midnight += DAY_MS) {
    for (const range of onDate(midnight)) {
      const open = midnight + range.open * MINUTE_MS;
      const close = midnight + range.close * MINUTE_MS;
      if (joined?.close === open) joined = { open: joined.open, close };
      else {
        if (joined) yield joined;
        joined = { open, close };
      }
    }
  }
  if (joined) yield joined.close === end ? { ...joined, close: Number.POSITIVE_INFINITY } : joined;
}

const WHOLE_DAY: TimeRange = { open: 0, close: DAY_MINUTES };

/** The hours that begin on each date that differs, by its midnight; of two with one date, the last. */
export function datesOf(hours: OpeningHours | null | undefined): Map<number, TimeRange[]> {
  return new Map(
    hours?.special_dates?.map(({ date, hours: ranges }) => [
      midnightOf(date),
      mergeRanges((ranges ?? []).map(toRange)),
    ]),
  );
}

/** The midnight of a date, in the units of `wallClockTime`. */
export function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The midnight that begins the day of a time of the wall clock. */
export function midnightBefore(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}

/** Returns the weekday from 0 for Monday; 1 January 1970 was a Thursday. */
function weekdayOf(midnight: number): number {
  return (((midnight / DAY_MS + 3) % 7) + 7) % 7;
}
