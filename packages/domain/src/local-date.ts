import { companyTimezone, wallTime } from "./time-zone.ts";

const DAY = 24 * 60 * 60_000;

/** The day that a company's calendar shows at an instant, `2026-11-22`; `days` later or earlier. */
export function localDate(timezone: string, instant: Date, days = 0): string {
  const wall = wallTime(companyTimezone(timezone), instant.getTime());
  return new Date(wall + days * DAY).toISOString().slice(0, 10);
}
