import { DAY_MINUTES } from "../time/durations.ts";
import { WEEKDAYS, type Weekday } from "./time-zone.ts";

/** Wall-clock times `HH:mm`; a close at or before the open is on the next day. */
export type DayHours = {
  /** Active unless false. */
  is_active?: boolean | null;
  hours?: readonly { open: string; close: string }[] | null;
};

/** The hours of a week (conformance 3.9); an absent day has none. */
export type BusinessHours = { [day in Weekday]?: DayHours | null };

/** A date in the company's time zone, `2026-12-25`, whose hours replace those of its weekday. */
export type SpecialDate = {
  date: string;
  name?: string | null;
  /** As those of a weekday; the company is closed without any. */
  hours?: readonly { open: string; close: string }[] | null;
};

/** The hours of a week with the dates that differ from it (decision 47). */
export type OpeningHours = BusinessHours & { special_dates?: readonly SpecialDate[] | null };

/** The hours of a company with its dates that differ. */
export function openingHoursOf(company: {
  business_hours_settings?: BusinessHours | null;
  special_dates?: readonly SpecialDate[] | null;
}): OpeningHours | null {
  const { business_hours_settings: week, special_dates } = company;
  return special_dates?.length ? { ...week, special_dates } : (week ?? null);
}

/** From `open` to before `close`: minutes after a midnight, or instants. */
export type TimeRange = { open: number; close: number };

/** Returns whether a day of the week, active or not, has any hours. */
export function hasHours(hours: BusinessHours | null | undefined): boolean {
  return WEEKDAYS.some((day) => hours?.[day]?.hours?.length);
}

/** The part of hours on the day that they begin on, and the part on the day after, empty for none. */
export const beforeMidnight = ({ open, close }: TimeRange): TimeRange => {
  return { open, close: Math.min(close, DAY_MINUTES) };
};
/** The part of hours on the day after the one that they begin on; empty for none. */
export const afterMidnight = ({ close }: TimeRange): TimeRange => {
  return { open: 0, close: Math.max(0, close - DAY_MINUTES) };
};

/** Hours in minutes of the day they begin on; past midnight, `close` is above 24 hours. */
export function toRange(hours: { open: string; close: string }): TimeRange {
  const open = parseMinutes(hours.open);
  const close = closingMinutes(hours.close);
  return { open, close: close > open ? close : close + DAY_MINUTES };
}

/** Sorts ranges, joins those that overlap or touch, and leaves out empty ones. */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const joined: TimeRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.open - b.open)) {
    const last = joined.at(-1);
    if (range.close <= range.open) continue;
    if (last && range.open <= last.close) last.close = Math.max(last.close, range.close);
    else joined.push({ ...range });
  }
  return joined;
}

function parseMinutes(time: string): number {
  const [hour = "0", minute = "0"] = time.split(":");
  return Number(hour) * 60 + Number(minute);
}

/** A close of 23:59 means midnight (conformance 4.36), so that hours from 00:00 on continue it. */
function closingMinutes(time: string): number {
  return time === "23:59" ? DAY_MINUTES : parseMinutes(time);
}
