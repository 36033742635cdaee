import { DAY_MINUTES } from "../time/durations.ts";
import { effectiveTimezone } from "./effective-timezone.ts";
import { formatMinutes, isAllDay } from "./format-minutes.ts";
import { datesOf, midnightBefore, midnightOf } from "./hours-by-date.ts";
import { wallClockTime } from "./time-zone.ts";
import type { OpeningHours } from "./weekly-hours.ts";

/** A date that differs, as a page lists it; times are `HH:mm` as in `DaySchedule`. */
export type DateSchedule = {
  /** `2026-12-25`. */
  date: string;
  name: string | null;
  today: boolean;
  allDay: boolean;
  /** Sorted; empty if closed. A close at or before its open is on the next day. */
  ranges: { open: string; close: string }[];
};

/** Returns the dates that differ, from today on, at most `count` of them. */
export function comingDates(
  hours: OpeningHours | null | undefined,
  timezone: string,
  now: Date,
  count: number,
): DateSchedule[] {
  const today = midnightBefore(wallClockTime(effectiveTimezone(timezone), now.getTime()));
  const names = new Map(hours?.special_dates?.map(({ date, name }) => [midnightOf(date), name]));
  return [...datesOf(hours)]
    .filter(([midnight]) => midnight >= today)
    .sort(([one], [other]) => one - other)
    .slice(0, count)
    .map(([midnight, ranges]) => ({
      date: new Date(midnight).toISOString().slice(0, 10),
      name: names.get(midnight) ?? null,
      today: midnight === today,
      allDay: isAllDay(ranges[0]),
      ranges: ranges.map(({ open, close }) => ({
        open: formatMinutes(open),
        close: formatMinutes(close > DAY_MINUTES ? close - DAY_MINUTES : close),
      })),
    }));
}
