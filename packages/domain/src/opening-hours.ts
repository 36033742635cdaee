import { clockChange, companyTimezone, minuteOfWeek, WEEKDAYS, type Weekday } from "./time-zone.ts";
import {
  type BusinessHours,
  DAY_MINUTES,
  hoursByDay,
  hoursByEvening,
  hoursOfWeek,
  isInside,
  isWholeWeek,
  minutesToTurn,
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

/**
 * Whether the company is open (spec §4, Open/closed): whether the wall clock of its time zone
 * (IANA name) reads a time inside the hours. So an hour that daylight saving time skips is not
 * opened in, and one that comes twice counts twice.
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
  const zone = companyTimezone(timezone);
  const open = isInside(week, minuteOfWeek(zone, now.getTime()));
  const turn = nextTurn(week, zone, now.getTime(), open);
  const remaining = turn - now.getTime();
  return {
    open,
    always: false,
    closesAt: open ? new Date(turn) : null,
    opensAt: open ? null : new Date(turn),
    closesInMinutes: open && remaining <= CLOSING_SOON ? Math.ceil(remaining / MINUTE) : null,
  };
}

/**
 * The first instant after `from` at which `open` is no longer so: by the clock, or when the clock
 * is changed.
 */
function nextTurn(week: readonly Range[], zone: string, from: number, open: boolean): number {
  let at = from;
  for (;;) {
    const turn = at + Math.round(minutesToTurn(week, minuteOfWeek(zone, at)) * MINUTE);
    const change = clockChange(zone, at, turn);
    if (change === null) return turn;
    if (isInside(week, minuteOfWeek(zone, change)) !== open) return change;
    at = change;
  }
}

/** A day as the list of hours shows it; times are `HH:mm`, a close of 23:59 is midnight. */
export type DaySchedule = {
  weekday: Weekday;
  /** Whether it is the company's today. */
  today: boolean;
  /** Open from midnight to midnight: 'open 24 hours'. */
  allDay: boolean;
  /** In order; none when closed. A close at or before its open is on the following day. */
  ranges: { open: string; close: string }[];
};

/**
 * The seven days from Monday on (spec §2, attention hours). Hours that reach past midnight stand
 * with the day on which they began, however they were entered; without any hours configured every
 * day is open 24 hours.
 */
export function weekSchedule(
  hours: BusinessHours | null | undefined,
  timezone: string,
  now: Date,
): DaySchedule[] {
  const minute = minuteOfWeek(companyTimezone(timezone), now.getTime());
  const wholeDay = [{ open: 0, close: DAY_MINUTES }];
  const days = hoursByDay(hours) ?? WEEKDAYS.map(() => wholeDay);
  const evenings = hoursByEvening(days);
  return WEEKDAYS.map((weekday, index) => ({
    weekday,
    today: index === Math.floor(minute / DAY_MINUTES),
    allDay: isAllDay(days[index]?.[0]),
    ranges: (evenings[index] ?? []).map(({ open, close }) => ({
      open: clock(open),
      close: clock(close > DAY_MINUTES ? close - DAY_MINUTES : close),
    })),
  }));
}

function isAllDay(range: Range | undefined): boolean {
  return range?.open === 0 && range.close === DAY_MINUTES;
}

function clock(minute: number): string {
  if (minute === DAY_MINUTES) return "23:59";
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
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
