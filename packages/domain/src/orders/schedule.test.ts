import { expect, test } from "vitest";
import { type Weekday, wallClockTime } from "../hours/time-zone.ts";
import type { BusinessHours } from "../hours/weekly-hours.ts";
import { MAX_SCHEDULE_DAYS, scheduleDays, scheduleEnd } from "./schedule.ts";

const MEXICO = "America/Mexico_City";
const NEW_YORK = "America/New_York";

/** Returns business hours from texts: `{ friday: "09:00-13:00 18:00-02:00" }`. */
function week(days: { [day in Weekday]?: string }): BusinessHours {
  return Object.fromEntries(
    Object.entries(days).map(([day, text]) => [
      day,
      {
        hours: text.split(" ").map((range) => ({ open: range.slice(0, 5), close: range.slice(6) })),
      },
    ]),
  );
}

const clockOf = (zone: string) => (slot: Date) =>
  new Date(wallClockTime(zone, slot.getTime())).toISOString().slice(8, 16).replace("T", " ");

/** Returns days with their slots as the company's clock shows them: `{ "2026-05-01": ["01 09:00"] }`. */
function formatSlots(...args: Parameters<typeof scheduleDays>) {
  const days = scheduleDays(...args).map(({ date, slots }) => [date, slots.map(clockOf(args[1]))]);
  return Object.fromEntries(days);
}

// 1 May 2026 is a Friday; Mexico City is six hours behind UTC all year.
const friday = (time: string) => new Date(`2026-05-01T${time}-06:00`);

test("today's slots are between the lead time and the closing time", () => {
  expect(formatSlots(week({ friday: "09:00-11:00" }), MEXICO, friday("09:01"))).toEqual({
    "2026-05-01": ["01 10:00", "01 10:30"],
    "2026-05-08": ["08 09:00", "08 09:30", "08 10:00", "08 10:30"],
  });
});

test("a slot exactly at the lead time is offered", () => {
  const hours = week({ friday: "09:00-10:00" });
  expect(formatSlots(hours, MEXICO, friday("09:00"))["2026-05-01"]).toEqual(["01 09:30"]);
});

test("a slot at the current instant is not offered", () => {
  const hours = week({ friday: "09:00-10:00" });
  const now = friday("09:30");
  expect(formatSlots(hours, MEXICO, now, { lead: 0 })["2026-05-01"]).toBeUndefined();
});

test("slots are at round times although the opening time is not", () => {
  const slots = formatSlots(week({ friday: "09:10-10:20" }), MEXICO, friday("00:00"), { step: 15 });
  expect(slots["2026-05-01"]).toEqual(
    ["09:15", "09:30", "09:45", "10:00", "10:15"].map((t) => `01 ${t}`),
  );
});

test("hours too short for a step have a slot at their opening", () => {
  const slots = formatSlots(week({ friday: "09:10-09:20" }), MEXICO, friday("00:00"));
  expect(slots["2026-05-01"]).toEqual(["01 09:10"]);
});

test("hours past midnight belong to the day they begin on", () => {
  const asOneRange = week({ friday: "23:00-01:00" });
  const asTwoRanges = week({ friday: "23:00-23:59", saturday: "00:00-01:00" });
  const night = { "2026-05-01": ["01 23:00", "01 23:30", "02 00:00", "02 00:30"] };
  expect(formatSlots(asOneRange, MEXICO, friday("12:00"))).toMatchObject(night);
  expect(formatSlots(asTwoRanges, MEXICO, friday("12:00"))).toEqual(
    formatSlots(asOneRange, MEXICO, friday("12:00")),
  );
});

test("after midnight the evening's slots belong to yesterday", () => {
  const hours = week({ thursday: "20:00-02:00" });
  expect(formatSlots(hours, MEXICO, friday("00:40"))["2026-04-30"]).toEqual(["01 01:30"]);
});

test.each<[string, BusinessHours | null]>([
  ["no hours configured", null],
  ["no day with any hours", { monday: { hours: [] } }],
])("%s offers every time of every day", (_, hours) => {
  const days = scheduleDays(hours, MEXICO, friday("00:00"), { lead: 0 });
  expect(days).toHaveLength(MAX_SCHEDULE_DAYS);
  expect(days.flatMap(({ slots }) => slots)).toHaveLength(MAX_SCHEDULE_DAYS * 48 - 1);
});

test("a company that never opens has no slots", () => {
  const hours: BusinessHours = {
    friday: { is_active: false, hours: [{ open: "09:00", close: "20:00" }] },
  };
  expect(scheduleDays(hours, MEXICO, friday("00:00"))).toEqual([]);
});

// New York, 8 March 2026: 02:00 becomes 03:00. 1 November: 02:00 becomes 01:00.
test("a time that the clock skips is not offered", () => {
  const now = new Date("2026-03-07T12:00-05:00");
  expect(formatSlots(week({ sunday: "01:00-04:00" }), NEW_YORK, now)["2026-03-08"]).toEqual(
    ["01:00", "01:30", "03:00", "03:30"].map((time) => `08 ${time}`),
  );
  expect(formatSlots(week({ saturday: "23:30-03:30" }), NEW_YORK, now)["2026-03-07"]).toEqual([
    "07 23:30",
    "08 00:00",
    "08 00:30",
    "08 01:00",
    "08 01:30",
    "08 03:00",
  ]);
});

test("a time that the clock repeats is offered once", () => {
  const now = new Date("2026-10-31T12:00-04:00");
  const [day] = scheduleDays(week({ sunday: "01:00-02:30" }), NEW_YORK, now);
  expect(day?.slots).toEqual([
    new Date("2026-11-01T01:00-04:00"),
    new Date("2026-11-01T01:30-04:00"),
    new Date("2026-11-01T02:00-05:00"),
  ]);
});

test("the last day ends at midnight", () => {
  expect(scheduleEnd(MEXICO, friday("23:59"))).toEqual(new Date("2026-05-15T00:00-06:00"));
  expect(scheduleEnd(MEXICO, friday("00:00"))).toEqual(new Date("2026-05-15T00:00-06:00"));
  // In Beirut the clock jumps over the midnight of 29 March 2026.
  expect(scheduleEnd("Asia/Beirut", new Date("2026-03-15T12:00+02:00"))).toEqual(
    new Date("2026-03-29T00:00+02:00"),
  );
});
