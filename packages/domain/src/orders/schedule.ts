import { hoursByEvening } from "../hours/hours-by-evening.ts";
import { effectiveTimezone, instantsOfDay, wallClockTime } from "../hours/time-zone.ts";
import { type BusinessHours, DAY_MINUTES, hoursByDay } from "../hours/weekly-hours.ts";
import { hasBeenOpenFor, type LeadTime } from "./lead-time.ts";

/** How many days ahead an order can be meant for, today included. */
export const MAX_SCHEDULE_DAYS = 14;

/** A day and the instants on it for which an order can be meant, in order. */
export type ScheduleDay = {
  /** `2026-11-22` by the company's calendar; the night that follows still belongs to it. */
  date: string;
  slots: Date[];
};

/** In minutes. */
export type ScheduleOptions = {
  /** From one slot to the next, by the clock: 30 offers 9:00 and 9:30. */
  step?: number;
  /** What the kitchen needs: no slot is sooner. */
  lead?: number;
  /** How long the restaurant must have been open before a slot: what a delivery takes. */
  fromOpening?: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** The minutes that the kitchen needs at least. */
const MIN_LEAD_MINUTES = 30;

/** The slots of an order that takes so long (docs/decisions/0015-schedule.md). */
export function scheduleOptionsFor({ fromNow, fromOpening }: LeadTime): ScheduleOptions {
  return { lead: Math.max(MIN_LEAD_MINUTES, fromNow), fromOpening };
}

/**
 * The slots for an order for later, by the days that have any: the wall-clock times of the
 * company's zone (IANA name) inside its hours, and the first possible time where its hours are too
 * short for one. A night stands with the evening on which it began, so that the first day may be yesterday.
 * Times that daylight saving time skips are not offered, those that come twice once.
 */
export function scheduleDays(
  hours: BusinessHours | null | undefined,
  timezone: string,
  now: Date,
  { step = 30, lead = MIN_LEAD_MINUTES, fromOpening = 0 }: ScheduleOptions = {},
): ScheduleDay[] {
  const zone = effectiveTimezone(timezone);
  const days = hoursByDay(hours);
  const evenings = days ? hoursByEvening(days) : Array.from({ length: 7 }, () => [WHOLE_DAY]);
  const earliest = Math.max(now.getTime() + lead * MINUTE_MS, now.getTime() + 1);
  const end = scheduleEnd(timezone, now).getTime();
  const today = midnightBefore(wallClockTime(zone, now.getTime()));

  const found: ScheduleDay[] = [];
  for (let index = -1; index < MAX_SCHEDULE_DAYS; index++) {
    const midnight = today + index * DAY_MS;
    const instantOf = instantsOfDay(zone, midnight);
    const slots = (evenings[weekdayOf(midnight)] ?? [])
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

/** The instant from which on no order is taken yet: the midnight that ends the last day. */
export function scheduleEnd(timezone: string, now: Date): Date {
  const zone = effectiveTimezone(timezone);
  const end = midnightBefore(wallClockTime(zone, now.getTime())) + MAX_SCHEDULE_DAYS * DAY_MS;
  // A clock that skips midnight does so at the instant that would be midnight by the clock before.
  const skipped = end - DAY_MS - wallClockTime(zone, end - DAY_MS) + end;
  return new Date(instantsOfDay(zone, end)(0) ?? skipped);
}

const WHOLE_DAY = { open: 0, close: DAY_MINUTES };

/** A change of the clock, in minutes: so much less has passed than the wall clock shows. */
const CLOCK_CHANGE_MINUTES = 60;

/**
 * The multiples of `step` inside a range, and the first possible time where none of them is late
 * enough. `early` are those that may be too close to the opening, unless another range ends there.
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

function midnightBefore(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}

/** 0 is Monday; 1 January 1970 was a Thursday. */
function weekdayOf(midnight: number): number {
  return (((midnight / DAY_MS + 3) % 7) + 7) % 7;
}
