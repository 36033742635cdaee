import fc from "fast-check";
import { expect, test } from "vitest";
import { clockOracle } from "../testing/clock-oracle.ts";
import { anyHours, anyInstant, anySpecialDates, anyZone } from "../testing/random-hours.ts";
import { DAY_MS, MINUTE_MS } from "../time/durations.ts";
import { openState } from "./opening-hours.ts";
import type { OpeningHours } from "./weekly-hours.ts";

/** Hours with and without dates that differ, and an instant near these dates. */
const anyCase = fc.record({ week: anyHours, minute: anyInstant }).chain(({ week, minute }) =>
  fc
    .oneof(fc.constant(null), anySpecialDates(minute))
    .map((special_dates): { hours: OpeningHours; minute: Date } => ({
      hours: special_dates ? { ...week, special_dates } : week,
      minute,
    })),
);

test("the state and its next change equal those of a clock read every minute", () => {
  fc.assert(
    fc.property(anyCase, anyZone, fc.nat(59_999), ({ hours, minute }, zone, rest) => {
      const now = new Date(minute.getTime() + rest);
      const isOpen = clockOracle(hours, zone);
      const state = openState(hours, zone, now);
      expect(state.open).toBe(isOpen(now.getTime()));
      const change = (state.closesAt ?? state.opensAt)?.getTime();
      const until = change ?? now.getTime() + 8 * DAY_MS;
      for (let at = now.getTime(); at < until; at += MINUTE_MS) {
        if (isOpen(at) !== state.open) expect.fail(`changes at ${new Date(at).toISOString()}`);
      }
      if (change === undefined) return;
      expect(isOpen(change - 1)).toBe(state.open);
      expect(isOpen(change)).toBe(!state.open);
    }),
    { numRuns: 300 },
  );
});
