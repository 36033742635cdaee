import { expect, test } from "vitest";
import { type HoursFault, hoursFaults } from "./hours-faults.ts";

const spans = (text: string) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((span) => {
      const [open = "", close = ""] = span.split("-");
      return { open, close };
    });
const week = (days: Record<string, string>) => ({
  company: {
    business_hours_settings: Object.fromEntries(
      Object.entries(days).map(([day, text]) => [
        day,
        { is_active: !text.startsWith("off"), hours: spans(text.replace("off", "").trim()) },
      ]),
    ),
  },
});
const MONDAY = "company.business_hours_settings.monday.hours";

test.each<[string, Record<string, string>, Record<string, HoursFault>]>([
  ["two spans", { monday: "09:00-13:00 18:00-23:00" }, {}],
  ["past midnight", { monday: "18:00-02:00", tuesday: "02:00-05:00" }, {}],
  ["a missing end", { monday: "09:00-" }, { [`${MONDAY}.0.close`]: "missing" }],
  ["an end at the beginning", { monday: "09:00-09:00" }, { [`${MONDAY}.0.close`]: "empty" }],
  ["an overlap", { monday: "09:00-13:00 12:00-15:00" }, { [`${MONDAY}.1.open`]: "overlap" }],
  [
    "an overlap by night",
    { monday: "18:00-02:00 23:00-23:30" },
    { [`${MONDAY}.1.open`]: "overlap" },
  ],
  ["spans that touch", { monday: "09:00-13:00 13:00-15:00" }, {}],
  [
    "the night of Sunday",
    { monday: "01:00-05:00", sunday: "18:00-02:00" },
    { [`${MONDAY}.0.open`]: "nightBefore" },
  ],
  ["a day that is off", { monday: "off 09:00-09:00" }, {}],
  ["the night of a day that is off", { monday: "01:00-05:00", sunday: "off 18:00-02:00" }, {}],
])("the faults of hours: %s", (_case, days, faults) => {
  expect(hoursFaults(week(days))).toEqual(faults);
});

test("a missing date and a repeated date are refused", () => {
  const dates = ["2026-12-25", "", "2026-12-25"].map((date) => ({ date, hours: [] }));
  expect(hoursFaults({ company: { special_dates: dates } })).toEqual({
    "company.special_dates.1.date": "noDate",
    "company.special_dates.2.date": "sameDate",
  });
});
