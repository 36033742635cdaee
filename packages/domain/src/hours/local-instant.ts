import { MINUTE_MS } from "../time/durations.ts";
import { effectiveTimezone } from "./effective-timezone.ts";
import { midnightOf } from "./hours-by-date.ts";
import { firstInstantAt } from "./time-zone.ts";

/**
 * Returns the first instant at which a company's clock shows a time (`HH:mm`) of a date or a later
 * one. A time that comes twice is the first of both; a skipped time is the change of the clock.
 */
export function instantAtLocal(timezone: string, date: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const wall = midnightOf(date) + (hours * 60 + minutes) * MINUTE_MS;
  return new Date(firstInstantAt(effectiveTimezone(timezone), wall));
}
