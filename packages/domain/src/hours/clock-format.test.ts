import { expect, test } from "vitest";
import { formatOpeningTime, timeFormat } from "./clock-format.ts";

test.each([
  ["00:00", "12:00 AM", "00:00"],
  ["00:30", "12:30 AM", "00:30"],
  ["09:05", "9:05 AM", "09:05"],
  ["12:00", "12:00 PM", "12:00"],
  ["18:30", "6:30 PM", "18:30"],
  ["23:59", "12:00 AM", "00:00"],
])("%s is shown as %s or %s", (time, twelve, twentyFour) => {
  expect(formatOpeningTime(time, "12h")).toBe(twelve);
  expect(formatOpeningTime(time, "24h")).toBe(twentyFour);
});

test.each([
  ["US", "12h"],
  ["mx", "12h"],
  ["BR", "24h"],
  ["ES", "24h"],
])("%s uses the format %s", (country, format) => {
  expect(timeFormat({ country_code: country })).toBe(format);
});

test.each([
  ["12h", "12h"],
  ["12H", "12h"],
  ["24h", "24h"],
  ["HH:mm", "24h"],
  ["h:mm a", "12h"],
  ["", "24h"],
  ["usual", "24h"],
  [null, "24h"],
])("a company in Spain whose time format is %j uses %s", (time_format, format) => {
  expect(timeFormat({ country_code: "ES", time_format })).toBe(format);
});
