import { effectiveTimezone, firstInstantAt, minuteOfWeek, wallClockTime } from "./time-zone.ts";
import {
  type BusinessHours,
  DAY_MINUTES,
  hoursByDay,
  hoursInWeek,
  isAlwaysOpen,
  type TimeRange,
} from "./weekly-hours.ts";

/** Whether a company is open at an instant, and when that changes. */
export type OpenState = {
  open: boolean;
  /** Open without end: no hours configured, or all of the week. */
  always: boolean;
  /** The instant at which the company, open now, closes; null when it is closed or never closes. */
  closesAt: Date | null;
  /** The instant at which the company, closed now, opens; null when it is open or never opens. */
  opensAt: Date | null;
  /** Whole minutes until it closes, rounded up, in the last 45; else null. */
  closesInMinutes: number | null;
};

const MINUTE_MS = 60_000;
const CLOSING_SOON_MS = 45 * MINUTE_MS;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;

/**
 * Whether the company is open (spec §4, Open/closed). Its hours are wall-clock times of its time zone
 * (IANA name), each the first instant at which the clock shows it or a later one (decision 15): an hour
 * that daylight saving time skips is not opened in, and what is closed stays closed when the clock goes
 * back.
 */
export function openState(
  hours: BusinessHours | null | undefined,
  timezone: string,
  now: Date,
): OpenState {
  const days = hoursByDay(hours);
  const week = days && hoursInWeek(days);
  const never = { closesAt: null, opensAt: null, closesInMinutes: null };
  if (!week || isAlwaysOpen(week)) return { open: true, always: true, ...never };
  if (week.length === 0) return { open: false, always: false, ...never };
  const { open, changesAt } = nextChange(week, effectiveTimezone(timezone), now.getTime());
  const remaining = changesAt - now.getTime();
  return {
    open,
    always: false,
    closesAt: open ? new Date(changesAt) : null,
    opensAt: open ? null : new Date(changesAt),
    closesInMinutes: open && remaining <= CLOSING_SOON_MS ? Math.ceil(remaining / MINUTE_MS) : null,
  };
}

/** Whether it is open at `now`, and when that changes: intervals that touch are one. */
function nextChange(week: readonly TimeRange[], zone: string, now: number) {
  let open = Number.NEGATIVE_INFINITY;
  let close = open;
  for (const next of intervals(week, zone, now)) {
    if (next.close <= next.open) continue;
    if (next.open > close) {
      if (close > now) break;
      open = next.open;
    }
    close = next.close;
  }
  return open <= now ? { open: true, changesAt: close } : { open: false, changesAt: open };
}

/**
 * The hours as instants (epoch milliseconds), in order, from a day before `now` on; empty ones are those
 * that a change of the clock skips.
 */
function* intervals(week: readonly TimeRange[], zone: string, now: number): Generator<TimeRange> {
  const wall = wallClockTime(zone, now);
  const monday = wall - minuteOfWeek(zone, now) * MINUTE_MS;
  for (const weeks of [-1, 0, 1, 2]) {
    const start = monday + weeks * WEEK_MS;
    for (const { open, close } of week) {
      const closing = start + close * MINUTE_MS;
      if (closing < wall - DAY_MS) continue;
      const opening = start + open * MINUTE_MS;
      yield { open: firstInstantAt(zone, opening), close: firstInstantAt(zone, closing) };
    }
  }
}

export type TimeFormat = "12h" | "24h";

/** The countries whose people read hours with am and pm; `Intl` does not agree on them everywhere. */
const TWELVE_HOUR_COUNTRIES =
  "AE AU BD BH CA CO DO DZ EG GT HN IN JM JO KW LB LY MX MY NI NZ OM PA PH PK PR QA SA SD SV SY TN US VE YE";

/** How a country (two letters) writes the time of day (spec §4, Open/closed). */
export function timeFormat(countryCode: string): TimeFormat {
  return TWELVE_HOUR_COUNTRIES.split(" ").includes(countryCode.toUpperCase()) ? "12h" : "24h";
}

/** A time of the hours, `HH:mm`, as `9:05 PM` or `21:05`; 23:59 shows as midnight (spec §4, Open/closed). */
export function formatOpeningTime(hhmm: string, format: TimeFormat): string {
  return formatClockTime(hhmm === "23:59" ? "00:00" : hhmm, format);
}

/** What a clock shows, `HH:mm`, as `9:05 PM` or `21:05`. */
export function formatClockTime(hhmm: string, format: TimeFormat): string {
  const [hours = "00", minutes = "00"] = hhmm.split(":");
  if (format === "24h") return `${hours}:${minutes}`;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
