import fc from "fast-check";
import { expect, test } from "vitest";
import { anyHours, anyInstant, anyZone } from "../testing/random-hours.ts";
import { openState } from "./opening-hours.ts";
import { WEEKDAYS, type Weekday, wallClockTime } from "./time-zone.ts";
import type { BusinessHours } from "./weekly-hours.ts";

const MINUTE = 60_000;

/**
 * Returns the instant up to `instant` at which the clock showed its latest time: before a clock change
 * back.
 */
function latestReading(timeZone: string, instant: number): number {
  const wentBack =
    wallClockTime(timeZone, instant) - wallClockTime(timeZone, instant - 180 * MINUTE);
  if (wentBack >= 180 * MINUTE) return instant;
  let latest = instant;
  for (let at = instant - 180 * MINUTE; at < instant; at += MINUTE) {
    const end = Math.min(at + MINUTE - 1, instant);
    for (const each of [at, end]) {
      if (wallClockTime(timeZone, each) > wallClockTime(timeZone, latest)) latest = each;
    }
  }
  return latest;
}

/**
 * Tells whether the company is open by a second method: reads the clock as `Intl` formats it, and stops
 * it when the clock goes back.
 */
function oracle(hours: BusinessHours, timeZone: string): (instant: number) => boolean {
  const printed = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  const weekdays: readonly string[] = WEEKDAYS;
  const shifts = (day: Weekday | undefined) => {
    const { is_active = true, hours: ranges } = (day && hours[day]) ?? {};
    return is_active ? (ranges ?? []) : [];
  };
  return (instant) => {
    if (WEEKDAYS.every((day) => !hours[day]?.hours?.length)) return true;
    const [, name, clock] =
      /(\w+).*?(\d\d:\d\d)/.exec(printed.format(latestReading(timeZone, instant))) ?? [];
    const index = weekdays.indexOf(name?.toLowerCase() ?? "");
    const now = clock ?? "";
    return (
      shifts(WEEKDAYS[index]).some(
        ({ open, close }) =>
          open <= now && (now < close || close <= open || (close === "23:59" && now === close)),
      ) ||
      shifts(WEEKDAYS[(index + 6) % 7]).some(
        ({ open, close }) => close !== "23:59" && close <= open && now < close,
      )
    );
  };
}

test("the state and its next change equal those of a clock read every minute", () => {
  fc.assert(
    fc.property(anyHours, anyZone, anyInstant, fc.nat(59_999), (hours, zone, minute, rest) => {
      const now = new Date(minute.getTime() + rest);
      const isOpen = oracle(hours, zone);
      const state = openState(hours, zone, now);
      expect(state.open).toBe(isOpen(now.getTime()));
      const change = (state.closesAt ?? state.opensAt)?.getTime();
      const until = change ?? now.getTime() + 8 * 24 * 60 * MINUTE;
      for (let at = now.getTime(); at < until; at += MINUTE) {
        if (isOpen(at) !== state.open) expect.fail(`changes at ${new Date(at).toISOString()}`);
      }
      if (change === undefined) return;
      expect(isOpen(change - 1)).toBe(state.open);
      expect(isOpen(change)).toBe(!state.open);
    }),
    { numRuns: 300 },
  );
});
