import { DAY_MS } from "../time/durations.ts";
import { effectiveTimezone } from "./effective-timezone.ts";
import { wallClockTime } from "./time-zone.ts";

/** Returns the date in a company's time zone at an instant, plus `days`: `2026-11-22`. */
export function localDate(timezone: string, instant: Date, days = 0): string {
  const wall = wallClockTime(effectiveTimezone(timezone), instant.getTime());
  return new Date(wall + days * DAY_MS).toISOString().slice(0, 10);
}
