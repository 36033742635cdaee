import { DAY_MINUTES } from "../time/durations.ts";
import type { TimeRange } from "./weekly-hours.ts";

/**
 * Moves the hours of `hoursByDay` after midnight to the day before, on which they begin for a reader
 * (conformance 4.38). Their `close` is then above 24 hours.
 */
export function hoursByEvening(days: readonly (readonly TimeRange[])[]): TimeRange[][] {
  return days.map((ranges, index) => {
    const head = nightAfter(days[(index + 6) % 7], ranges) ? ranges.slice(1) : ranges;
    const night = nightAfter(ranges, days[(index + 1) % 7]);
    return head.map((range, position) =>
      night && position === head.length - 1
        ? { open: range.open, close: DAY_MINUTES + night.close }
        : range,
    );
  });
}

/**
 * Returns the morning hours that belong to the evening before: they start at midnight, when the evening's
 * hours end, and end less than 24 hours after the evening opened. Longer hours are left
 * where they are.
 */
function nightAfter(
  evening: readonly TimeRange[] = [],
  morning: readonly TimeRange[] = [],
): TimeRange | null {
  const last = evening.at(-1);
  const first = morning[0];
  if (!first || last?.close !== DAY_MINUTES || first.open !== 0) return null;
  return first.close <= last.open ? first : null;
}
