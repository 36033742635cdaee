import { expect, test } from "vitest";
import { scheduleDays } from "../orders/schedule.ts";
import { businessHours, everyDay } from "../testing/week.ts";
import { comingDates } from "./coming-dates.ts";
import { openState } from "./opening-hours.ts";
import { type OpeningHours, openingHoursOf } from "./weekly-hours.ts";

const BERLIN = "Europe/Berlin";
const SANTIAGO = "America/Santiago";
const daily = businessHours(everyDay("09:00-17:00"));
const evenings = businessHours(everyDay("18:00-02:00"));
const hoursWith = (week: typeof daily | null, dates: Record<string, string>): OpeningHours => ({
  ...week,
  special_dates: Object.entries(dates).map(([date, text]) => ({
    date,
    hours: businessHours({ monday: text }).monday?.hours ?? [],
  })),
});

test.each<[string, OpeningHours, string, string, string, string | null]>([
  [
    "closed",
    hoursWith(daily, { "2026-12-25": "" }),
    BERLIN,
    "2026-12-25T12:00+01:00",
    "closed",
    "2026-12-26T08:00Z",
  ],
  [
    "the day before it",
    hoursWith(daily, { "2026-12-25": "" }),
    BERLIN,
    "2026-12-24T20:00+01:00",
    "closed",
    "2026-12-26T08:00Z",
  ],
  [
    "other hours",
    hoursWith(daily, { "2026-12-24": "10:00-12:00" }),
    BERLIN,
    "2026-12-24T11:00+01:00",
    "open",
    "2026-12-24T11:00Z",
  ],
  [
    "past midnight",
    hoursWith(daily, { "2026-12-31": "18:00-03:00" }),
    BERLIN,
    "2027-01-01T01:00+01:00",
    "open",
    "2027-01-01T02:00Z",
  ],
  [
    "the evening before",
    hoursWith(evenings, { "2026-12-25": "" }),
    BERLIN,
    "2026-12-25T01:00+01:00",
    "open",
    "2026-12-25T01:00Z",
  ],
  [
    "hours on a day off",
    hoursWith(businessHours({ monday: "[09:00-17:00]" }), { "2026-12-25": "10:00-12:00" }),
    BERLIN,
    "2026-12-20T10:00+01:00",
    "closed",
    "2026-12-25T09:00Z",
  ],
  [
    "closed for 30 days",
    hoursWith(
      daily,
      Object.fromEntries(
        Array.from({ length: 30 }, (_, at) => [`2027-01-${String(at + 1).padStart(2, "0")}`, ""]),
      ),
    ),
    BERLIN,
    "2027-01-02T10:00+01:00",
    "closed",
    "2027-01-31T08:00Z",
  ],
  [
    "a company that is always open",
    hoursWith(null, { "2026-12-25": "" }),
    BERLIN,
    "2026-12-24T10:00+01:00",
    "open",
    "2026-12-24T23:00Z",
  ],
  [
    "only past dates",
    hoursWith(null, { "2026-11-25": "" }),
    BERLIN,
    "2026-12-24T10:00+01:00",
    "open",
    null,
  ],
  [
    "the night that lasts 25 hours",
    hoursWith(daily, { "2026-10-25": "00:00-04:00" }),
    BERLIN,
    "2026-10-25T00:30+02:00",
    "open",
    "2026-10-25T03:00Z",
  ],
  [
    "a midnight that the clock skips",
    hoursWith(daily, { "2026-09-06": "00:00-03:00" }),
    SANTIAGO,
    "2026-09-05T23:30-04:00",
    "closed",
    "2026-09-06T04:00Z",
  ],
])("a date that differs: %s", (_case, hours, zone, now, state, change) => {
  const { open, closesAt, opensAt } = openState(hours, zone, new Date(now));
  expect([open ? "open" : "closed", (closesAt ?? opensAt)?.toISOString() ?? null]).toEqual([
    state,
    change && new Date(change).toISOString(),
  ]);
});

test("orders are scheduled in the hours of the dates that differ", () => {
  const hours = hoursWith(daily, {
    "2026-12-24": "10:00-11:00",
    "2026-12-25": "",
    "2026-12-26": "23:00-00:30",
  });
  const now = new Date("2026-12-23T20:00+01:00");
  const days = scheduleDays(hours, BERLIN, now).slice(0, 3);
  expect(
    days.map(({ date, slots }) => [date, ...slots.map((slot) => slot.toISOString().slice(8, 16))]),
  ).toEqual([
    ["2026-12-24", "24T09:00", "24T09:30"],
    ["2026-12-26", "26T22:00", "26T22:30", "26T23:00"],
    [
      "2026-12-27",
      ...Array.from(
        { length: 16 },
        (_, at) => `27T${String(8 + Math.floor(at / 2)).padStart(2, "0")}:${at % 2 ? "30" : "00"}`,
      ),
    ],
  ]);
});

test("the coming dates are listed from today on, sorted, with midnight as 23:59", () => {
  const special_dates = [
    { date: "2026-12-31", name: "New Year's Eve", hours: [{ open: "18:00", close: "03:00" }] },
    { date: "2026-12-25", hours: [] },
    { date: "2026-12-24", hours: [{ open: "00:00", close: "23:59" }] },
    { date: "2026-12-01", hours: [] },
  ];
  const hours = openingHoursOf({ business_hours_settings: daily, special_dates });
  const found = comingDates(hours, BERLIN, new Date("2026-12-23T23:30Z"), 3);
  expect(found).toEqual([
    {
      date: "2026-12-24",
      name: null,
      today: true,
      allDay: true,
      ranges: [{ open: "00:00", close: "23:59" }],
    },
    { date: "2026-12-25", name: null, today: false, allDay: false, ranges: [] },
    {
      date: "2026-12-31",
      name: "New Year's Eve",
      today: false,
      allDay: false,
      ranges: [{ open: "18:00", close: "03:00" }],
    },
  ]);
});
