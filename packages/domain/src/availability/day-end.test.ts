import fc from "fast-check";
import { expect, test } from "vitest";
import { openState } from "../hours/opening-hours.ts";
import { WEEKDAYS } from "../hours/time-zone.ts";
import type { BusinessHours } from "../hours/weekly-hours.ts";
import { anyHours, anyInstant, anyZone } from "../testing/random-hours.ts";
import { DAY_MS } from "../time/durations.ts";
import { dayEnd } from "./day-end.ts";

const MEXICO = "America/Mexico_City";
const NEW_YORK = "America/New_York";

const daily = (open: string, close: string): BusinessHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, { hours: [{ open, close }] }]));
const dayAt = (hours: BusinessHours | null, zone: string, now: string) => {
  const { endsAt, nextOpening } = dayEnd(hours, zone, new Date(now));
  return [endsAt.toISOString(), nextOpening.toISOString()];
};

test("a day ends at 04:00, and tomorrow begins with the opening after it", () => {
  expect(dayAt(daily("12:00", "22:00"), MEXICO, "2026-05-01T20:41:00-06:00")).toEqual([
    "2026-05-02T10:00:00.000Z",
    "2026-05-02T18:00:00.000Z",
  ]);
});

test("at two in the morning the day before still runs", () => {
  expect(dayAt(daily("18:00", "02:30"), MEXICO, "2026-05-02T02:00:00-06:00")).toEqual([
    "2026-05-02T10:00:00.000Z",
    "2026-05-03T00:00:00.000Z",
  ]);
});

test("an evening that lasts past 04:00 ends at its closing", () => {
  expect(dayAt(daily("18:00", "06:00"), MEXICO, "2026-05-02T05:00:00-06:00")).toEqual([
    "2026-05-02T12:00:00.000Z",
    "2026-05-03T00:00:00.000Z",
  ]);
});

test("the day of a bakery that opens at three ends at three", () => {
  const bakery = daily("03:00", "14:00");
  const tomorrow = "2026-05-03T09:00:00.000Z";
  expect(dayAt(bakery, MEXICO, "2026-05-02T03:30:00-06:00")).toEqual([tomorrow, tomorrow]);
  expect(dayAt(bakery, MEXICO, "2026-05-02T13:00:00-06:00")).toEqual([tomorrow, tomorrow]);
});

test("a company that is always open, or never, has days from 04:00 to 04:00", () => {
  const never = { monday: { is_active: false, hours: [{ open: "09:00", close: "10:00" }] } };
  const end = "2026-05-02T10:00:00.000Z";
  for (const hours of [null, never, daily("00:00", "23:59")]) {
    expect(dayAt(hours, MEXICO, "2026-05-01T20:41:00-06:00")).toEqual([end, end]);
  }
});

test("a company that is closed tomorrow opens the day after", () => {
  const hours = { ...daily("12:00", "22:00"), saturday: null };
  const [, opening] = dayAt(hours, MEXICO, "2026-05-01T20:41:00-06:00");
  expect(opening).toBe("2026-05-03T18:00:00.000Z");
});

test("the day of a clock change has 23 or 25 hours", () => {
  const noon = daily("12:00", "22:00");
  const [spring] = dayAt(noon, NEW_YORK, "2026-03-07T12:00:00-05:00");
  const [autumn] = dayAt(noon, NEW_YORK, "2026-10-31T12:00:00-04:00");
  expect([spring, autumn]).toEqual(["2026-03-08T08:00:00.000Z", "2026-11-01T09:00:00.000Z"]);
});

test("a day ends after now, within two days, and the company is open at the next opening", () => {
  fc.assert(
    fc.property(anyHours, anyZone, anyInstant, (hours, zone, now) => {
      const { endsAt, nextOpening } = dayEnd(hours, zone, now);
      expect(endsAt > now).toBe(true);
      expect(endsAt.getTime() - now.getTime()).toBeLessThanOrEqual(2 * DAY_MS + 3_600_000);
      expect(nextOpening >= endsAt).toBe(true);
      const { open, opensAt } = openState(hours, zone, nextOpening);
      expect(open || opensAt === null).toBe(true);
      expect(nextOpening.getTime() - endsAt.getTime()).toBeLessThanOrEqual(8 * DAY_MS);
    }),
  );
});

test("all instants before a day's end have that end or an earlier one", () => {
  fc.assert(
    fc.property(anyHours, anyZone, anyInstant, fc.nat(2 * DAY_MS), (hours, zone, now, later) => {
      const first = dayEnd(hours, zone, now);
      const second = dayEnd(hours, zone, new Date(now.getTime() + later));
      expect(second.endsAt >= first.endsAt).toBe(true);
      expect(second.nextOpening >= first.nextOpening).toBe(true);
    }),
  );
});
