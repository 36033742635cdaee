import { expect, test } from "vitest";
import { businessHours, everyDay } from "../testing/week.ts";
import { openState } from "./opening-hours.ts";
import type { BusinessHours } from "./weekly-hours.ts";

const MEXICO = "America/Mexico_City";
const openEveryDay = (text: string) => businessHours(everyDay(text));

// 1 May 2026 is a Friday; Mexico City is six hours behind UTC all year.
test.each<[string, BusinessHours, string, string, string | null]>([
  [
    "before the first shift",
    businessHours({ friday: "09:00-13:00 18:00-23:00" }),
    "08:59",
    "closed",
    "1T09:00",
  ],
  ["at the opening minute", businessHours({ friday: "09:00-13:00" }), "09:00", "open", "1T13:00"],
  [
    "between shifts",
    businessHours({ friday: "18:00-23:00 09:00-13:00" }),
    "13:00",
    "closed",
    "1T18:00",
  ],
  [
    "in the second shift",
    businessHours({ friday: "09:00-13:00 18:00-23:00" }),
    "22:59",
    "open",
    "1T23:00",
  ],
  [
    "overlapping shifts",
    businessHours({ friday: "09:00-13:00 12:00-15:00" }),
    "12:30",
    "open",
    "1T15:00",
  ],
  [
    "adjoining shifts",
    businessHours({ friday: "09:00-13:00 13:00-15:00" }),
    "10:00",
    "open",
    "1T15:00",
  ],
  [
    "a day off",
    businessHours({ friday: "[09:00-23:00]", sunday: "10:00-12:00" }),
    "12:00",
    "closed",
    "3T10:00",
  ],
  ["all days off", businessHours({ friday: "[09:00-23:00]" }), "12:00", "closed", null],
  [
    "only once a week, just over",
    businessHours({ friday: "09:00-10:00" }),
    "10:00",
    "closed",
    "8T09:00",
  ],
  ["past midnight", businessHours({ friday: "18:00-02:00" }), "23:59", "open", "2T02:00"],
  [
    "past the midnight of yesterday",
    businessHours({ thursday: "18:00-02:00" }),
    "01:59",
    "open",
    "1T02:00",
  ],
  [
    "yesterday past midnight, today off",
    businessHours({ thursday: "18:00-02:00", friday: "[09:00-10:00]" }),
    "01:00",
    "open",
    "1T02:00",
  ],
  ["until 00:00", businessHours({ friday: "18:00-00:00" }), "23:59", "open", "2T00:00"],
  [
    "until 23:59 is until midnight",
    businessHours({ friday: "18:00-23:59" }),
    "23:59",
    "open",
    "2T00:00",
  ],
  ["until 24:00", businessHours({ friday: "18:00-24:00" }), "20:00", "open", "2T00:00"],
  [
    "going on after 23:59",
    businessHours({ friday: "18:00-23:59", saturday: "00:00-03:00" }),
    "20:00",
    "open",
    "2T03:00",
  ],
  [
    "going on for days",
    businessHours({ friday: "00:00-23:59", saturday: "00:00-00:00", sunday: "00:00-06:00" }),
    "05:00",
    "open",
    "3T06:00",
  ],
  [
    "the same time to open and to close",
    businessHours({ friday: "10:00-10:00" }),
    "12:00",
    "open",
    "2T10:00",
  ],
])("the state %s", (_, hours, time, state, changesAt) => {
  const now = new Date(`2026-05-01T${time}-06:00`);
  const found = openState(hours, MEXICO, now);
  const expected = changesAt === null ? null : new Date(`2026-05-0${changesAt}-06:00`);
  expect(found).toMatchObject({
    open: state === "open",
    always: false,
    closesAt: state === "open" ? expected : null,
    opensAt: state === "open" ? null : expected,
  });
});

test.each<[string, BusinessHours | null | undefined]>([
  ["no hours configured", null],
  ["absent", undefined],
  ["no day", {}],
  ["only days without hours", { monday: { is_active: true, hours: [] }, friday: null }],
  ["hours that cover the week", openEveryDay("00:00-23:59")],
  ["hours that cover the week from ten to ten", openEveryDay("10:00-10:00")],
])("a company with %s is always open", (_, hours) => {
  const never = { closesAt: null, opensAt: null, closesInMinutes: null };
  expect(openState(hours, MEXICO, new Date(0))).toEqual({ open: true, always: true, ...never });
});

test("hours from Sunday evening continue into Monday", () => {
  const hours = businessHours({ sunday: "20:00-23:59", monday: "00:00-04:00" });
  const sunday = new Date("2026-05-03T21:00-06:00");
  expect(openState(hours, MEXICO, sunday).closesAt).toEqual(new Date("2026-05-04T04:00-06:00"));
});

test.each([
  ["12:14", null],
  ["12:15", 45],
  ["12:15:01", 45],
  ["12:59:59", 1],
  ["13:00", null],
])("at %s the company closes in %s minutes", (time, expected) => {
  const now = new Date(`2026-05-01T${time}-06:00`);
  expect(openState(businessHours({ friday: "09:00-13:00" }), MEXICO, now).closesInMinutes).toBe(
    expected,
  );
});

test.each<[string, string, string, string, string]>([
  // New York, 8 March 2026: 02:00 becomes 03:00. 1 November: 02:00 becomes 01:00.
  [
    "a closing after a lost hour",
    "America/New_York",
    "20:00-04:00",
    "2026-03-07T20:00-05:00",
    "2026-03-08T04:00-04:00",
  ],
  [
    "a closing inside the lost hour",
    "America/New_York",
    "20:00-02:30",
    "2026-03-07T20:00-05:00",
    "2026-03-08T03:00-04:00",
  ],
  [
    "an opening inside the lost hour",
    "America/New_York",
    "02:30-10:00",
    "2026-03-08T01:00-05:00",
    "2026-03-08T03:00-04:00",
  ],
  [
    "a closing after an hour that comes twice",
    "America/New_York",
    "20:00-04:00",
    "2026-10-31T20:00-04:00",
    "2026-11-01T04:00-05:00",
  ],
  [
    "a closing inside an hour that comes twice, the first time",
    "America/New_York",
    "20:00-01:30",
    "2026-10-31T20:00-04:00",
    "2026-11-01T01:30-04:00",
  ],
  [
    "a closing inside an hour that comes twice, the second time",
    "America/New_York",
    "20:00-01:30",
    "2026-11-01T01:15-05:00",
    "2026-11-01T20:00-05:00",
  ],
  // Santiago changes its clock at midnight: 24:00 becomes 23:00 on 4 April 2026, 00:00 becomes 01:00
  // on 6 September.
  [
    "a clock that goes back at midnight",
    "America/Santiago",
    "12:00-00:00",
    "2026-04-04T12:00-03:00",
    "2026-04-05T00:00-04:00",
  ],
  [
    "a clock that goes forward at midnight",
    "America/Santiago",
    "12:00-00:30",
    "2026-09-05T12:00-04:00",
    "2026-09-06T01:00-03:00",
  ],
])("the next change is right for %s", (_, zone, hours, now, changesAt) => {
  const state = openState(openEveryDay(hours), zone, new Date(now));
  expect(state.closesAt ?? state.opensAt).toEqual(new Date(changesAt));
});

test("Ciudad Juárez uses the clock of Chihuahua", () => {
  const hours = openEveryDay("09:00-10:00");
  for (const now of [new Date("2026-01-15T15:30Z"), new Date("2026-07-15T15:30Z")]) {
    expect(openState(hours, "America/Ciudad_Juarez", now)).toEqual(
      openState(hours, "America/Chihuahua", now),
    );
    expect(openState(hours, "America/Ciudad_Juarez", now).open).toBe(true);
  }
});

test("an unknown time zone throws a RangeError", () => {
  expect(() => openState(openEveryDay("09:00-10:00"), "Mars/Olympus", new Date(0))).toThrow(
    RangeError,
  );
});
