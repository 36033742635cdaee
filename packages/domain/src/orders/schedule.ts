import { effectiveTimezone } from "../hours/effective-timezone.ts";
import { hoursByDate, midnightBefore } from "../hours/hours-by-date.ts";
import { hoursByEvening } from "../hours/hours-by-evening.ts";
import { utcOffset, wallClockTime } from "../hours/time-zone.ts";
import type { OpeningHours, TimeRange } from "../hours/weekly-hours.ts";
import { DAY_MS, MINUTE_MS } from "../time/durations.ts";
import { hasBeenOpenFor, type LeadTime } from "./lead-time.ts";

/** The number of days for which an order can be scheduled, including today. */
export const MAX_SCHEDULE_DAYS = 14;

/** A day and its slots, in order. */
export type ScheduleDay = {
  /** `2026-11-22` in the company's time zone; hours past midnight belong to the day they begin on. */
  date: string;
  slots: Date[];
};

/** Options in minutes. */
export type ScheduleOptions = {
  /** The step between slots by the clock: 30 offers 9:00 and 9:30. */
  step?: number;
  /** The time that the kitchen needs: there is no earlier slot. */
  lead?: number;
  /** How long the restaurant must be open before a slot: the time of a delivery. */
  fromOpening?: number;
};

/** The shortest time that the kitchen needs, in minutes. */
const MIN_LEAD_MINUTES = 30;

/** Returns the schedule options for a lead time (decision 15). */
export function scheduleOptionsFor({ fromNow, fromOpening }: LeadTime): ScheduleOptions {
  return { lead: Math.max(MIN_LEAD_MINUTES, fromNow), fromOpening };
}

/**
 * Returns the slots of a scheduled order, by day; days without slots are left out. Slots are wall-clock
 * times in `timezone` (IANA name) inside the opening hours; hours too short for a step have their first
 * possible time. Hours past midnight belong to the day they begin on, so the first day may be yesterday. A
 * time that the clock skips is not offered, a time that comes twice is offered once.
 */
export function scheduleDays(
  hours: OpeningHours | null | undefined,
  timezone: string,
  now: Date,
  { step = 30, lead = MIN_LEAD_MINUTES, fromOpening = 0 }: ScheduleOptions = {},
): ScheduleDay[] {
  const zone = effectiveTimezone(timezone);
  const onDate = hoursByDate(hours);
  const earliest = Math.max(now.getTime() + lead * MINUTE_MS, now.getTime() + 1);
  const end = scheduleEnd(timezone, now).getTime();
  const today = midnightBefore(wallClockTime(zone, now.getTime()));

  const found: ScheduleDay[] = [];
  for (let index = -1; index < MAX_SCHEDULE_DAYS; index++) {
    const midnight = today + index * DAY_MS;
    const instantOf = instantsOfDay(zone, midnight);
    const slots = eveningsOf(onDate, midnight)
      .flatMap((range) => slotTimes(range, step, fromOpening))
      .map(({ time, early }) => ({ slot: instantOf(time), early }))
      .filter(({ slot }) => slot !== null && slot >= earliest && slot < end)
      .map(({ slot, early }) => ({ slot: new Date(Number(slot)), early }))
      .filter(({ slot, early }) => !early || hasBeenOpenFor(hours, timezone, slot, fromOpening))
      .map(({ slot }) => slot);
    const date = new Date(midnight).toISOString().slice(0, 10);
    if (slots.length > 0) found.push({ date, slots });
  }
  return found;
}

/** Returns the instant from which on no order is taken yet: the midnight that ends the last day. */
export function scheduleEnd(timezone: string, now: Date): Date {
  const zone = effectiveTimezone(timezone);
  const end = midnightBefore(wallClockTime(zone, now.getTime())) + MAX_SCHEDULE_DAYS * DAY_MS;
  // A clock that skips midnight does so at the instant that would be midnight by the clock before.
  const skipped = end - DAY_MS - wallClockTime(zone, end - DAY_MS) + end;
  return new Date(instantsOfDay(zone, end)(0) ?? skipped);
}

/**
 * Returns a function from minutes after the midnight of a day, up to 48 hours, to the instant (epoch
 * milliseconds) at which the wall clock shows that time: null if the clock skips it, the first instant if
 * the clock shows it twice. `midnight` is in the units of `wallClockTime`.
 */
function instantsOfDay(timezone: string, midnight: number): (minute: number) => number | null {
  const before = utcOffset(timezone, midnight - DAY_MS);
  const after = utcOffset(timezone, midnight + 3 * DAY_MS);
  return (minute) => {
    const wall = midnight + minute * MINUTE_MS;
    if (before === after) return wall - before;
    // If two instants show the same time, the one with the larger offset is the earlier one.
    for (const ahead of [Math.max(before, after), Math.min(before, after)]) {
      if (utcOffset(timezone, wall - ahead) === ahead) return wall - ahead;
    }
    return null;
  };
}

/** The hours listed under a day; times past midnight count on above 24:00. */
function eveningsOf(
  onDate: ReturnType<typeof hoursByDate>,
  midnight: number,
): readonly TimeRange[] {
  const day = onDate(midnight);
  const [, evenings = []] = hoursByEvening([
    onDate(midnight - DAY_MS),
    day,
    onDate(midnight + DAY_MS),
  ]);
  return evenings;
}

/** A change of the clock, in minutes: so much less has passed than the wall clock shows. */
const CLOCK_CHANGE_MINUTES = 60;

/**
 * Returns the multiples of `step` inside a range, and the first possible time if no multiple is late
 * enough. `early` marks times that may be too close to the opening, unless another range ends there.
 */
function slotTimes(
  { open, close }: { open: number; close: number },
  step: number,
  fromOpening: number,
): { time: number; early: boolean }[] {
  const found: number[] = [];
  for (let time = Math.ceil(open / step) * step; time < close; time += step) found.push(time);
  const first = open + fromOpening;
  if (first < close && !found.some((time) => time >= first)) found.push(first);
  const sure = fromOpening > 0 ? first + CLOCK_CHANGE_MINUTES : open;
  return found.map((time) => ({ time, early: time < sure }));
}
