import { expect, test } from "vitest";
import { isCalendarDate } from "./calendar-date.ts";

test.each([
  "2026-02-28",
  "2028-02-29",
  "2026-12-31T23:59:59Z",
  "2026-11-22T21:30:00-06:00",
  " 2026-03-01 ",
])("%s begins with a day of the calendar", (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  ...["2026-02-29", "2026-02-30T12:00:00Z", "2100-02-29", "2026-04-31", "2026-00-10", "2026-01-00"],
  ...["2026-13-01", "26-02-03", "2026-2-3", "2026-01-011", "tomorrow", ""],
])("%j does not begin with a day of the calendar", (text) => {
  expect(isCalendarDate(text)).toBe(false);
});
