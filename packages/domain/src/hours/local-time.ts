import { DAY_MINUTES, DAY_MS } from "../time/durations.ts";
import { effectiveTimezone } from "./effective-timezone.ts";
import { minuteOfWeek, WEEKDAYS, type Weekday } from "./time-zone.ts";

/** Weekday and time (`HH:mm`) in a company's time zone at an instant. */
export function localTime(timezone: string, instant: Date): { weekday: Weekday; time: string } {
  const minute = Math.floor(minuteOfWeek(effectiveTimezone(timezone), instant.getTime()));
  const ofDay = minute % DAY_MINUTES;
  const [hour, rest] = [Math.floor(ofDay / 60), ofDay % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  const weekday = WEEKDAYS[Math.floor(minute / DAY_MINUTES)] ?? "monday";
  return { weekday, time: `${hour}:${rest}` };
}

/** Returns the name of the day of a future instant, relative to `now`, up to a week ahead. */
export function relativeDay(
  timezone: string,
  instant: Date,
  now: Date,
): "today" | "tomorrow" | Weekday {
  const day = localTime(timezone, instant).weekday;
  const today = localTime(timezone, now).weekday;
  const days = (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(today) + 7) % 7;
  const wait = instant.getTime() - now.getTime();
  if (days === 0 && wait < DAY_MS) return "today";
  return days === 1 ? "tomorrow" : day;
}
