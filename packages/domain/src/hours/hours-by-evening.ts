import { DAY_MINUTES, type TimeRange } from "./weekly-hours.ts";

/**
 * The hours of `hoursByDay` as people think of them: what reaches past midnight stands with the day on
 * which it began, however it was entered; its `close` is then beyond 24 hours.
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
 * The morning hours that belong to the evening before: they go on from its midnight, and come to an
 * end before 24 hours are over, or it would not be clear to which day they belong.
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
