import { expect, test } from "vitest";
import { dateText, dayText, durationText, momentText, timeText } from "./board-times.ts";

const style = { locale: "en", timezone: "America/Mexico_City" };

test("times are those of the restaurant, with 24 hours", () => {
  expect(timeText("2026-11-23T02:45:00Z", style)).toBe("20:45");
  expect(timeText("2026-11-23T06:05:00Z", { ...style, locale: "ar" })).toBe("00:05");
});

test("only another day is named", () => {
  const now = Date.parse("2026-11-22T20:00:00Z");
  expect(dayText("2026-11-23T05:00:00Z", now, style)).toBeNull();
  expect(dayText("2026-11-23T19:00:00Z", now, style)).toBe("Mon");
});

test("a time within 24 hours needs no day, a later one has it", () => {
  const now = Date.parse("2026-11-22T20:00:00Z");
  expect(momentText("2026-11-23T08:00:00Z", now, style)).toBe("02:00");
  expect(momentText("2026-11-24T15:00:00Z", now, style)).toBe("Tue 09:00");
});

test("a day of the next week has its date, so that it is not taken for one of this week", () => {
  const sunday = Date.parse("2026-11-22T20:00:00Z");
  expect(dayText("2026-11-27T20:00:00Z", sunday, style)).toBe("Fri");
  expect(dayText("2026-11-29T15:00:00Z", sunday, style)).toBe("29 Sun");
  expect(momentText("2026-12-04T15:00:00Z", sunday, style)).toBe("4 Fri 09:00");
});

test("an order of another year has the year with its date", () => {
  const now = Date.parse("2026-01-10T20:00:00Z");
  expect(dateText("2026-01-02T20:00:00Z", now, style)).toBe("Fri, Jan 2");
  expect(dateText("2026-01-01T03:00:00Z", now, style)).toBe("Wed, Dec 31, 2025");
  expect(dateText("2025-01-10T20:00:00Z", now, style)).toBe("Fri, Jan 10, 2025");
});

test.each([
  [0, "0 min"],
  [119, "119 min"],
  [120, "2 hr"],
  [1439, "23 hr"],
  [1440, "1 day"],
  [4319, "2 days"],
])("%i minutes are written as %s", (minutes, text) => {
  expect(durationText(minutes, style)).toBe(text);
});

test("a length of time has the digits 0 to 9 in Arabic too", () => {
  expect(durationText(4, { ...style, locale: "ar" })).toBe("4 د");
});
