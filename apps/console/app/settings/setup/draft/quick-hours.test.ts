import { expect, test } from "vitest";
import { dayAt } from "../../hours/hours-faults.ts";
import { FIRST_HOURS, hasQuickHours, isWeekEmpty, withQuickHours } from "./quick-hours.ts";

test("the chosen days get the hours, in the order of the day, and the others are closed", () => {
  const spans = [
    { open: "17:30", close: "23:00" },
    { open: "11:30", close: "14:30" },
  ];
  const quick = { days: ["tuesday", "sunday"] as const, spans };
  const value = withQuickHours({}, quick);
  expect(dayAt(value, "tuesday")).toEqual({ is_active: true, hours: spans.toReversed() });
  expect(dayAt(value, "monday")).toEqual({ is_active: false, hours: [] });
  expect(hasQuickHours(value, quick)).toBe(true);
  expect(hasQuickHours(value, { ...quick, days: ["sunday"] })).toBe(false);
  expect(isWeekEmpty(value)).toBe(false);
});

test("a week without hours is empty, also after every day was closed", () => {
  expect(isWeekEmpty({})).toBe(true);
  expect(isWeekEmpty(withQuickHours({}, { ...FIRST_HOURS, days: [] }))).toBe(true);
});
