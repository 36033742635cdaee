import fc from "fast-check";
import { expect, test } from "vitest";
import { localDate } from "./local-date.ts";

test.each([
  ["America/Mexico_City", "2026-03-14T05:59:59Z", "2026-03-13"],
  ["America/Mexico_City", "2026-03-14T06:00:00Z", "2026-03-14"],
  ["Asia/Tokyo", "2026-12-31T15:00:00Z", "2027-01-01"],
  ["UTC", "2028-02-29T23:59:59Z", "2028-02-29"],
])("in %s at %s the date is %s", (timezone, instant, date) => {
  expect(localDate(timezone, new Date(instant))).toBe(date);
});

test("the days before and after are correct when the clock changes", () => {
  const night = new Date("2026-10-25T00:30:00Z");
  expect([-1, 0, 1].map((days) => localDate("Europe/Rome", night, days))).toEqual([
    "2026-10-24",
    "2026-10-25",
    "2026-10-26",
  ]);
});

test("the date is the one that Intl formats", () => {
  const zones = ["America/Mexico_City", "Asia/Kathmandu", "Pacific/Apia", "Europe/Lisbon"];
  const instants = fc.date({
    min: new Date("2000-01-01"),
    max: new Date("2037-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (timeZone, instant) => {
      const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
      expect(localDate(timeZone, instant)).toBe(format.format(instant));
    }),
  );
});
