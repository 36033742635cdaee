import fc from "fast-check";
import { expect, test } from "vitest";
import { scheduleDays } from "../orders/schedule.ts";
import { DAY_MS, MINUTE_MS } from "../time/durations.ts";
import { openState } from "./opening-hours.ts";
import { firstInstantAt, WEEKDAYS, wallClockTime } from "./time-zone.ts";
import type { BusinessHours } from "./weekly-hours.ts";

/** Returns the starts (UTC) of the days of 2025 to 2027 in which the clock of a zone changes. */
function changes(zone: string): Date[] {
  const found: Date[] = [];
  const shift = (at: number) => wallClockTime(zone, at) - at;
  for (let at = Date.UTC(2025, 0); at < Date.UTC(2028, 0); at += DAY_MS) {
    if (shift(at) !== shift(at + DAY_MS)) found.push(new Date(at));
  }
  return found;
}

const CHANGES = [
  "America/Santiago",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
].flatMap((zone) => changes(zone).map((day) => ({ zone, day })));

const time = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 15, 30, 45, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const hours: fc.Arbitrary<BusinessHours> = fc.record(
  Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      fc.record({ hours: fc.array(fc.record({ open: time, close: time }), { maxLength: 3 }) }),
    ]),
  ),
  { requiredKeys: [] },
);
/** Hours, and a minute of the two days around a clock change. */
const anyCase = fc.record({ hours, change: fc.constantFrom(...CHANGES), minutes: fc.nat(48 * 60) });

/**
 * Returns whether the company is open by a clock that stops when the real one goes back. This clock shows
 * the latest time that the real clock has shown, so that the hours apply as on any other day.
 */
function openByLatestTime(businessHours: BusinessHours, zone: string, now: number): boolean {
  let latest = Number.NEGATIVE_INFINITY;
  for (let at = now - 3 * 60 * MINUTE_MS; at <= now; at += MINUTE_MS) {
    // Counts the time up to the end of each minute.
    latest = Math.max(latest, wallClockTime(zone, at) + (at < now ? MINUTE_MS - 1 : 0));
  }
  return openState(businessHours, "UTC", new Date(latest)).open;
}

test("every zone of the test changes its clock twice a year", () => {
  expect(CHANGES).toHaveLength(4 * 6);
});

test("a company is open if the latest time that its clock has shown is inside its hours", () => {
  fc.assert(
    fc.property(anyCase, ({ hours: businessHours, change: { zone, day }, minutes }) => {
      const now = day.getTime() + minutes * MINUTE_MS;
      expect(openState(businessHours, zone, new Date(now)).open).toBe(
        openByLatestTime(businessHours, zone, now),
      );
    }),
    { numRuns: 300 },
  );
});

test("the open state changes exactly at the named instant and not before", () => {
  fc.assert(
    fc.property(anyCase, fc.double({ min: 0, max: 1, noNaN: true }), (clockCase, part) => {
      const { zone, day } = clockCase.change;
      const now = day.getTime() + clockCase.minutes * MINUTE_MS;
      const at = (instant: number) => openState(clockCase.hours, zone, new Date(instant));
      const { open, closesAt, opensAt } = at(now);
      const change = (closesAt ?? opensAt)?.getTime();
      if (change === undefined) return;
      expect(change).toBeGreaterThan(now);
      expect(at(Math.floor(now + part * (change - now - 1))).open).toBe(open);
      expect(at(change - 1).open).toBe(open);
      expect(at(change).open).toBe(!open);
    }),
    { numRuns: 300 },
  );
});

test("every slot is inside the hours, and no slot is the second of two equal clock times", () => {
  fc.assert(
    fc.property(anyCase, ({ hours: businessHours, change: { zone, day }, minutes }) => {
      const now = new Date(day.getTime() - DAY_MS + minutes * MINUTE_MS);
      const slots = scheduleDays(businessHours, zone, now).flatMap((each) => each.slots);
      for (const slot of slots) {
        expect(openState(businessHours, zone, slot).open).toBe(true);
        expect(firstInstantAt(zone, wallClockTime(zone, slot.getTime()))).toBe(slot.getTime());
      }
    }),
    { numRuns: 100 },
  );
});

test("a later clock time never gives an earlier instant", () => {
  const wall = fc.integer({ min: 0, max: 48 * 60 });
  fc.assert(
    fc.property(fc.constantFrom(...CHANGES), wall, wall, ({ zone, day }, one, other) => {
      const first = (minute: number) => firstInstantAt(zone, day.getTime() + minute * MINUTE_MS);
      const [sooner, later] = one < other ? [one, other] : [other, one];
      expect(first(sooner)).toBeLessThanOrEqual(first(later));
      expect(wallClockTime(zone, first(one))).toBeGreaterThanOrEqual(
        day.getTime() + one * MINUTE_MS,
      );
    }),
  );
});
