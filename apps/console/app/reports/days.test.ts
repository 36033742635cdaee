import { expect, test } from "vitest";
import { calendarDay } from "./days.ts";

test.each(["1970-01-01", "2024-02-29", "9998-12-31"])("%s is a day of a report", (day) => {
  expect(calendarDay(day)).toBe(day);
});

test.each([null, "", "x", "2026-02-30", "2026-2-3", "0001-01-01", "1969-12-31", "9999-12-31"])(
  "%s is no day of a report",
  (text) => {
    expect(calendarDay(text)).toBeNull();
  },
);
