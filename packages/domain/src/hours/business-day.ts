import { DAY_MS, HOUR_MS } from "../time/durations.ts";
import { effectiveTimezone } from "./effective-timezone.ts";
import { firstInstantAt, wallClockTime } from "./time-zone.ts";

/** When the business days of a company begin. */
export type BusinessClock = {
  /** The company's IANA time zone. */
  timezone: string;
  /** The hour of the wall clock at which a business day begins, 0 to 12. */
  startHour: number;
};

/** The hour at which a business day begins until the company chooses another. */
export const DEFAULT_START_HOUR = 4;
/** The latest hour that it can choose. */
export const MAX_START_HOUR = 12;

/** An hour of a business day, by the wall clock. An hour that comes twice is two hours long. */
export type BusinessHour = {
  /** 0 to 23, as the wall clock shows it. */
  hour: number;
  /** Epoch milliseconds; `to` is the first instant after it. */
  from: number;
  to: number;
};

/**
 * Returns the business day of an instant, `2026-11-22` (decision 45): an order of 01:30 belongs to the
 * evening before, when the day begins at 04:00.
 */
export function businessDayOf({ timezone, startHour }: BusinessClock, instant: Date): string {
  const wall = wallClockTime(effectiveTimezone(timezone), instant.getTime());
  return dayText(wall - startHour * HOUR_MS);
}

/** Returns the first instant of a business day, in epoch milliseconds. */
export function businessDayStart({ timezone, startHour }: BusinessClock, day: string): number {
  return firstInstantAt(effectiveTimezone(timezone), midnightOf(day) + startHour * HOUR_MS);
}

/**
 * Returns the hours of a business day in their order, without gaps and without the hour that a change
 * of the clocks skips.
 */
export function hoursOfBusinessDay(clock: BusinessClock, day: string): BusinessHour[] {
  const zone = effectiveTimezone(clock.timezone);
  const midnight = midnightOf(day);
  const boundary = (hour: number) => firstInstantAt(zone, midnight + hour * HOUR_MS);
  return Array.from({ length: 24 }, (_, at) => clock.startHour + at)
    .map((hour) => ({ hour: hour % 24, from: boundary(hour), to: boundary(hour + 1) }))
    .filter(({ from, to }) => from < to);
}

/**
 * Returns the instant of a business day at which the wall clock shows the time that it shows at
 * `instant`, in epoch milliseconds: the same minute, a week before.
 */
export function sameTimeOnDay(clock: BusinessClock, instant: Date, day: string): number {
  const zone = effectiveTimezone(clock.timezone);
  const wall = wallClockTime(zone, instant.getTime());
  const elapsed = wall - midnightOf(businessDayOf(clock, instant));
  return firstInstantAt(zone, midnightOf(day) + elapsed);
}

/** Returns the day that is `days` after a day; before it, for a negative number. */
export function shiftDay(day: string, days: number): string {
  return dayText(midnightOf(day) + days * DAY_MS);
}

/** Returns all days from `from` to `to`, both included; none when `to` is before `from`. */
export function daysBetween(from: string, to: string): string[] {
  const count = (midnightOf(to) - midnightOf(from)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => shiftDay(from, at));
}

function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}
