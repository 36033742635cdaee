import { companyTimezone, firstInstant, minuteOfWeek, wallTime } from "./time-zone.ts";
import {
  type BusinessHours,
  DAY_MINUTES,
  hoursByDay,
  hoursOfWeek,
  isWholeWeek,
  type Range,
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

const MINUTE = 60_000;
const CLOSING_SOON = 45 * MINUTE;
const DAY = DAY_MINUTES * MINUTE;
const WEEK = 7 * DAY;

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
  const week = days && hoursOfWeek(days);
  const never = { closesAt: null, opensAt: null, closesInMinutes: null };
  if (!week || isWholeWeek(week)) return { open: true, always: true, ...never };
  if (week.length === 0) return { open: false, always: false, ...never };
  const { open, turn } = nextTurn(week, companyTimezone(timezone), now.getTime());
  const remaining = turn - now.getTime();
  return {
    open,
    always: false,
    closesAt: open ? new Date(turn) : null,
    opensAt: open ? null : new Date(turn),
    closesInMinutes: open && remaining <= CLOSING_SOON ? Math.ceil(remaining / MINUTE) : null,
  };
}

/** Whether it is open at `now`, and when that changes: intervals that touch are one. */
function nextTurn(week: readonly Range[], zone: string, now: number) {
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
  return open <= now ? { open: true, turn: close } : { open: false, turn: open };
}

/**
 * The hours as instants (epoch milliseconds), in order, from a day before `now` on; empty ones are those
 * that a change of the clock skips.
 */
function* intervals(week: readonly Range[], zone: string, now: number): Generator<Range> {
  const wall = wallTime(zone, now);
  const monday = wall - minuteOfWeek(zone, now) * MINUTE;
  for (const weeks of [-1, 0, 1, 2]) {
    const start = monday + weeks * WEEK;
    for (const { open, close } of week) {
      const closing = start + close * MINUTE;
      if (closing < wall - DAY) continue;
      const opening = start + open * MINUTE;
      yield { open: firstInstant(zone, opening), close: firstInstant(zone, closing) };
    }
  }
}

export type TimeFormat = "12h" | "24h";

/** The countries whose people read hours with am and pm; `Intl` does not agree on them everywhere. */
const TWELVE_HOURS =
  "AE AU BD BH CA CO DO DZ EG GT HN IN JM JO KW LB LY MX MY NI NZ OM PA PH PK PR QA SA SD SV SY TN US VE YE";

/** How a country (two letters) writes the time of day (spec §4, Open/closed). */
export function timeFormat(countryCode: string): TimeFormat {
  return TWELVE_HOURS.split(" ").includes(countryCode.toUpperCase()) ? "12h" : "24h";
}

/** A time of the hours, `HH:mm`, as `9:05 PM` or `21:05`; 23:59 shows as midnight (spec §4, Open/closed). */
export function displayTime(hhmm: string, format: TimeFormat): string {
  return clockTime(hhmm === "23:59" ? "00:00" : hhmm, format);
}

/** What a clock shows, `HH:mm`, as `9:05 PM` or `21:05`. */
export function clockTime(hhmm: string, format: TimeFormat): string {
  const [hours = "00", minutes = "00"] = hhmm.split(":");
  if (format === "24h") return `${hours}:${minutes}`;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
