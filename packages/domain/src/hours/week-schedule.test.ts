import fc from "fast-check";
import { expect, test } from "vitest";
import { anyHours, anyInstant } from "../testing/random-hours.ts";
import { businessHours, type DayTexts } from "../testing/week.ts";
import { openState } from "./opening-hours.ts";
import { weekSchedule } from "./week-schedule.ts";
import type { BusinessHours } from "./weekly-hours.ts";

const MEXICO = "America/Mexico_City";

const formatWeek = (hours: BusinessHours | null, now = "2026-05-01T12:00-06:00") =>
  weekSchedule(hours, MEXICO, new Date(now)).map(({ weekday, today, allDay, ranges }) => {
    const text = ranges.map(({ open, close }) => `${open}-${close}`).join(" ") || "closed";
    return `${weekday.slice(0, 3)}${today ? "*" : ""} ${allDay ? "24h" : text}`;
  });

test("the schedule shows today, two shifts, a day off and a day without hours", () => {
  const hours = businessHours({
    monday: "18:00-22:00 09:00-13:00",
    tuesday: "[09:00-10:00]",
    friday: "",
  });
  expect(formatWeek(hours)).toEqual([
    "mon 09:00-13:00 18:00-22:00",
    "tue closed",
    "wed closed",
    "thu closed",
    "fri* closed",
    "sat closed",
    "sun closed",
  ]);
});

test("today is the day in the company's time zone", () => {
  expect(formatWeek(null, "2026-05-01T23:30-06:00")[4]).toBe("fri* 24h");
  expect(formatWeek(null, "2026-05-02T00:30-06:00")[5]).toBe("sat* 24h");
});

test.each<[string, DayTexts, string[]]>([
  ["entered as one", { friday: "18:00-02:00" }, ["fri* 18:00-02:00", "sat closed"]],
  [
    "entered as two",
    { friday: "18:00-23:59", saturday: "00:00-02:00 12:00-15:00" },
    ["fri* 18:00-02:00", "sat 12:00-15:00"],
  ],
  ["of 24 hours", { friday: "10:00-10:00" }, ["fri* 10:00-10:00", "sat closed"]],
  ["to midnight only", { friday: "18:00-00:00" }, ["fri* 18:00-23:59", "sat closed"]],
  [
    "after a whole day",
    { friday: "00:00-23:59", saturday: "00:00-02:00" },
    ["fri* 24h", "sat 00:00-02:00"],
  ],
  [
    "before a whole day",
    { friday: "18:00-23:59", saturday: "00:00-00:00" },
    ["fri* 18:00-23:59", "sat 24h"],
  ],
  [
    "longer than a day",
    { friday: "18:00-23:59", saturday: "00:00-20:00" },
    ["fri* 18:00-23:59", "sat 00:00-20:00"],
  ],
])("hours past midnight, %s, are shown with the day they begin on", (_, days, expected) => {
  expect(formatWeek(businessHours(days)).slice(4, 6)).toEqual(expected);
});

test("Sunday's hours past midnight are shown with Sunday", () => {
  const days = formatWeek(
    businessHours({ sunday: "20:00-23:59", monday: "00:00-03:00 12:00-15:00" }),
  );
  expect([days[6], days[0]]).toEqual(["sun 20:00-03:00", "mon 12:00-15:00"]);
});

test("the shown schedule means the same hours as the settings", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, (hours, now) => {
      const days = weekSchedule(hours, MEXICO, now);
      const list = Object.fromEntries(
        days.map(({ weekday, ranges }) => [weekday, { hours: ranges }]),
      );
      if (days.every(({ ranges }) => ranges.length === 0)) {
        expect(openState(hours, MEXICO, now)).toMatchObject({ open: false, opensAt: null });
      } else {
        expect(openState(list, MEXICO, now)).toEqual(openState(hours, MEXICO, now));
      }
    }),
  );
});
