import { DAY_MINUTES } from "../time/durations.ts";
import { effectiveTimezone } from "./effective-timezone.ts";
import { formatMinutes, isAllDay } from "./format-minutes.ts";
import { hoursByEvening } from "./hours-by-evening.ts";
import { minuteOfWeek, WEEKDAYS, type Weekday } from "./time-zone.ts";
import {
  afterMidnight,
  type BusinessHours,
  beforeMidnight,
  hasHours,
  mergeRanges,
  type TimeRange,
  toRange,
} from "./weekly-hours.ts";

/** A day in the list of hours; times are `HH:mm`, a close of 23:59 means midnight. */
export type DaySchedule = {
  weekday: Weekday;
  /** Whether it is today in the company's time zone. */
  today: boolean;
  /** Open from midnight to midnight. */
  allDay: boolean;
  /** Sorted; empty if closed. A close at or before its open is on the next day. */
  ranges: { open: string; close: string }[];
};

/**
 * Returns the seven days from Monday on. Hours past midnight belong to the day on which they begin
 * (conformance 4.38). If no hours are configured, every day is open 24 hours.
 */
export function weekSchedule(
  hours: BusinessHours | null | undefined,
  timezone: string,
  now: Date,
): DaySchedule[] {
  const minute = minuteOfWeek(effectiveTimezone(timezone), now.getTime());
  const wholeDay = [{ open: 0, close: DAY_MINUTES }];
  const days = hoursByDay(hours) ?? WEEKDAYS.map(() => wholeDay);
  const evenings = hoursByEvening(days);
  return WEEKDAYS.map((weekday, index) => ({
    weekday,
    today: index === Math.floor(minute / DAY_MINUTES),
    allDay: isAllDay(days[index]?.[0]),
    ranges: (evenings[index] ?? []).map(({ open, close }) => ({
      open: formatMinutes(open),
      close: formatMinutes(close > DAY_MINUTES ? close - DAY_MINUTES : close),
    })),
  }));
}

/**
 * Returns the hours of each day from Monday on, in minutes of that day, sorted and without overlaps; hours
 * past midnight are cut at midnight. Null if no day, active or not, has any hours: then the company is
 * always open (conformance 4.32).
 */
export function hoursByDay(hours: BusinessHours | null | undefined): TimeRange[][] | null {
  if (!hasHours(hours)) return null;
  const days: TimeRange[][] = WEEKDAYS.map(() => []);
  WEEKDAYS.forEach((day, index) => {
    const { is_active, hours: ranges } = hours?.[day] ?? {};
    if (is_active === false) return;
    for (const range of (ranges ?? []).map(toRange)) {
      days[index]?.push(beforeMidnight(range));
      days[(index + 1) % 7]?.push(afterMidnight(range));
    }
  });
  return days.map(mergeRanges);
}
