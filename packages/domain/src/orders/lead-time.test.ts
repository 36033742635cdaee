import { expect, test } from "vitest";
import type { BusinessHours } from "../hours/weekly-hours.ts";
import { isBeforeLeadTime, leadTimeFor } from "./lead-time.ts";
import { scheduleDays, scheduleOptionsFor } from "./schedule.ts";

const MEXICO = "America/Mexico_City";
/** 1 May 2026 is a Friday. */
const on = (time: string) => new Date(`2026-05-${time}-06:00`);
const open = (...ranges: string[]) => ({
  is_active: true,
  hours: ranges.map((range) => ({ open: range.slice(0, 5), close: range.slice(6) })),
});
const friday: BusinessHours = { friday: open("09:00-13:00") };

test.each([
  ["DELIVERY", 35, 35],
  ["DELIVERY", "25-35", 35],
  ["DELIVERY", "-", 0],
  ["DELIVERY", null, 0],
  ["TAKEAWAY", 35, 0],
  ["ONSITE", 35, 0],
] as const)(
  "an order for %s, where a delivery takes %j, takes %d minutes",
  (type, time, minutes) => {
    const settings = { delivery: { active: true, average_time: time } };
    expect(leadTimeFor(settings, type)).toEqual({ fromNow: minutes, fromOpening: minutes });
  },
);

test("a delivery of more than four hours does not count from the opening", () => {
  expect(leadTimeFor({ delivery: { average_time: 1_440 } }, "DELIVERY")).toEqual({
    fromNow: 1_440,
    fromOpening: 0,
  });
});

test("a slowdown does not hide the first time of another day", () => {
  const delivery = { average_time: "45-55", usual_time: "25-35" };
  expect(leadTimeFor({ delivery }, "DELIVERY")).toEqual({ fromNow: 55, fromOpening: 35 });
});

const lead = leadTimeFor({ delivery: { average_time: 35 } }, "DELIVERY");
const firstSlot = (hours: BusinessHours, now: Date) =>
  scheduleDays(hours, MEXICO, now, scheduleOptionsFor(lead))[0]?.slots[0];

test.each<[string, BusinessHours, string, string]>([
  ["the opening and the time it takes, on the half hour", friday, "01T07:00", "01T10:00"],
  ["now and the time it takes, while open", friday, "01T10:10", "01T11:00"],
  ["the opening, where that is later than now", friday, "01T08:50", "01T10:00"],
  [
    "the exact minute, where hours are too short for a half hour",
    { friday: open("09:10-09:50") },
    "01T07:00",
    "01T09:45",
  ],
  [
    "the second opening of the day",
    { friday: open("09:00-13:00", "18:00-22:00") },
    "01T12:40",
    "01T19:00",
  ],
  [
    "midnight, where the night goes on",
    { friday: open("20:00-23:59"), saturday: open("00:00-02:00") },
    "01T23:20",
    "02T00:00",
  ],
])("the first slot of a delivery of 35 minutes is %s", (_, hours, now, slot) => {
  expect(firstSlot(hours, on(now))).toEqual(on(slot));
});

test("opening hours shorter than a delivery have no slot", () => {
  expect(firstSlot({ friday: open("09:00-09:30") }, on("01T07:00"))).toBeUndefined();
});

test("a company that never closes counts only from now", () => {
  expect(firstSlot({}, on("01T00:05"))).toEqual(on("01T01:00"));
});

test.each([
  ["before the opening and its time", "01T07:00", "01T09:30", true],
  ["at the opening and its time", "01T07:00", "01T09:35", false],
  ["sooner than it can be there", "01T10:00", "01T10:20", true],
  ["chosen as the first one ten minutes ago", "01T10:10", "01T10:35", false],
])("the check of an order %s", (_, now, at, tooSoon) => {
  expect(isBeforeLeadTime(friday, MEXICO, { at: on(at), now: on(now), lead })).toBe(tooSoon);
});
