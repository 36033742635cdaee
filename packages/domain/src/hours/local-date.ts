import { effectiveTimezone, wallClockTime } from "./time-zone.ts";

const DAY_MS = 24 * 60 * 60_000;

/** The day that a company's calendar shows at an instant, `2026-11-22`; `days` later or earlier. */
export function localDate(timezone: string, instant: Date, days = 0): string {
  const wall = wallClockTime(effectiveTimezone(timezone), instant.getTime());
  return new Date(wall + days * DAY_MS).toISOString().slice(0, 10);
}
