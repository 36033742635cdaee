import { expect, test } from "vitest";
import { localTime, relativeDay } from "./local-time.ts";

const mexico = "America/Mexico_City";
/** A Saturday; Mexico City is six hours behind UTC. */
const saturdayNoon = new Date("2026-11-21T18:00:00Z");

test("weekday and time are those of the company's time zone", () => {
  expect(localTime(mexico, saturdayNoon)).toEqual({ weekday: "saturday", time: "12:00" });
  const lateSunday = new Date("2026-11-23T05:59:59Z");
  expect(localTime(mexico, lateSunday)).toEqual({ weekday: "sunday", time: "23:59" });
  const monday = new Date("2026-11-23T06:00:00Z");
  expect(localTime(mexico, monday)).toEqual({ weekday: "monday", time: "00:00" });
});

test.each([
  ["2026-11-21T19:00:00Z", "today"],
  ["2026-11-22T06:00:00Z", "tomorrow"],
  ["2026-11-23T05:00:00Z", "tomorrow"],
  ["2026-11-23T06:00:00Z", "monday"],
  ["2026-11-28T06:30:00Z", "saturday"],
])("on a Saturday noon the day of %s is named %s", (instant, day) => {
  expect(relativeDay(mexico, new Date(instant), saturdayNoon)).toBe(day);
});
