import { DAY_MINUTES } from "../time/durations.ts";
import type { TimeRange } from "./weekly-hours.ts";

/** Minutes of a day as `HH:mm`; midnight at the end is 23:59, as hours are written. */
export function formatMinutes(minute: number): string {
  if (minute === DAY_MINUTES) return "23:59";
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** Whether hours last from midnight to midnight. */
export function isAllDay(range: TimeRange | undefined): boolean {
  return range?.open === 0 && range.close === DAY_MINUTES;
}
