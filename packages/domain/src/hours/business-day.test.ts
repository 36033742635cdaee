import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS } from "../time/durations.ts";
import {
  type BusinessClock,
  businessDayOf,
  businessDayStart,
  daysBetween,
  hoursOfBusinessDay,
  sameTimeOnDay,
  shiftDay,
} from "./business-day.ts";

const santiago = { timezone: "America/Santiago", startHour: 4 };
const berlin = { timezone: "Europe/Berlin", startHour: 4 };
const iso = (instant: number) => new Date(instant).toISOString();

test.each([
  ["2026-11-22T04:30:00Z", "2026-11-21"],
  ["2026-11-22T06:59:59Z", "2026-11-21"],
  ["2026-11-22T07:00:00Z", "2026-11-22"],
])("an order at %s in Santiago belongs to the business day %s", (instant, day) => {
  expect(businessDayOf(santiago, new Date(instant))).toBe(day);
});

test("the day on which the clocks go forward in Berlin has 23 hours, and no hour 2", () => {
  const hours = hoursOfBusinessDay(berlin, "2026-03-28");
  expect(hours).toHaveLength(23);
  expect(hours.map(({ hour }) => hour)).not.toContain(2);
  expect(iso(businessDayStart(berlin, "2026-03-28"))).toBe("2026-03-28T03:00:00.000Z");
  expect(iso(businessDayStart(berlin, "2026-03-29"))).toBe("2026-03-29T02:00:00.000Z");
});

test("the day on which the clocks go back in Berlin has an hour 2 of two hours", () => {
  const hours = hoursOfBusinessDay(berlin, "2026-10-24");
  const twice = hours.find(({ hour }) => hour === 2);
  expect((twice?.to ?? 0) - (twice?.from ?? 0)).toBe(2 * HOUR_MS);
});

test("a day that begins at midnight in Santiago begins after the skipped hour", () => {
  const midnight = { timezone: "America/Santiago", startHour: 0 };
  expect(iso(businessDayStart(midnight, "2026-09-06"))).toBe("2026-09-06T04:00:00.000Z");
  expect(hoursOfBusinessDay(midnight, "2026-09-06")[0]?.hour).toBe(1);
  const back = hoursOfBusinessDay(midnight, "2026-04-04").at(-1);
  expect([back?.hour, (back?.to ?? 0) - (back?.from ?? 0)]).toEqual([23, 2 * HOUR_MS]);
});

test("the same time a week before a change of the clocks is the same time of the wall clock", () => {
  const now = new Date("2026-03-30T18:41:00Z");
  expect(iso(sameTimeOnDay(berlin, now, "2026-03-23"))).toBe("2026-03-23T19:41:00.000Z");
  const late = new Date("2026-03-30T23:30:00Z");
  expect(businessDayOf(berlin, late)).toBe("2026-03-30");
  expect(iso(sameTimeOnDay(berlin, late, "2026-03-23"))).toBe("2026-03-24T00:30:00.000Z");
});

test("days are counted over the ends of months and leap days", () => {
  expect(shiftDay("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysBetween("2026-12-30", "2027-01-02")).toHaveLength(4);
  expect(daysBetween("2026-12-30", "2026-12-29")).toEqual([]);
});

const clocks: fc.Arbitrary<BusinessClock> = fc.record({
  timezone: fc.constantFrom(
    "America/Santiago",
    "Europe/Berlin",
    "America/Mexico_City",
    "Australia/Lord_Howe",
    "America/Havana",
    "Asia/Kathmandu",
    "Africa/Cairo",
  ),
  startHour: fc.integer({ min: 0, max: 12 }),
});
const instants = fc.date({
  min: new Date("2022-01-01"),
  max: new Date("2030-01-01"),
  noInvalidDate: true,
});

const clockHours = new Map<string, Intl.DateTimeFormat>();
/** Returns what formats the hour of a zone's clock; to make one takes longer than to use it. */
function clockHour(timeZone: string): Intl.DateTimeFormat {
  const made =
    clockHours.get(timeZone) ??
    new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
  clockHours.set(timeZone, made);
  return made;
}

test("the hours of a day join without gaps, and every instant is in one hour of its day", () => {
  fc.assert(
    fc.property(clocks, instants, (clock, instant) => {
      const day = businessDayOf(clock, instant);
      const hours = hoursOfBusinessDay(clock, day);
      expect(hours[0]?.from).toBe(businessDayStart(clock, day));
      expect(hours.at(-1)?.to).toBe(businessDayStart(clock, shiftDay(day, 1)));
      const gaps = hours.slice(1).filter(({ from }, at) => from !== hours[at]?.to);
      expect(gaps).toEqual([]);
      const time = instant.getTime();
      const found = hours.filter(({ from, to }) => from <= time && time < to);
      const wall = clockHour(clock.timezone).format(instant);
      expect(found.map(({ hour }) => hour)).toEqual([Number(wall)]);
    }),
    { numRuns: 2_000 },
  );
});
