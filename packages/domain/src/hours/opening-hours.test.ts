import fc from "fast-check";
import { expect, test } from "vitest";
import { businessHours, type DayTexts, everyDay } from "../testing/week.ts";
import { formatOpeningTime, openState, timeFormat } from "./opening-hours.ts";
import { WEEKDAYS, type Weekday, wallClockTime } from "./time-zone.ts";
import { weekSchedule } from "./week-schedule.ts";
import type { BusinessHours } from "./weekly-hours.ts";

const MINUTE = 60_000;
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
  ["hours without any day that has some", { monday: { is_active: true, hours: [] }, friday: null }],
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

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30", "59", "15"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
const anyHours: fc.Arbitrary<BusinessHours> = fc
  .array(
    fc.record({
      is_active: fc.constantFrom(true, true, true, false),
      hours: fc.array(fc.record({ open: time, close: time }), { maxLength: 2 }),
    }),
    { minLength: 7, maxLength: 7 },
  )
  .map((days) => Object.fromEntries(WEEKDAYS.map((day, index) => [day, days[index]])));
const anyZone = fc.constantFrom(
  "America/New_York",
  "America/Santiago",
  "America/Mexico_City",
  "Europe/Madrid",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Apia",
);
/** Instants near the clock changes of those zones, and others. */
const anyInstant = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        "2026-03-08",
        "2026-03-29",
        "2026-04-05",
        "2026-09-06",
        "2026-10-04",
        "2026-10-25",
        "2026-11-01",
      ),
      fc.integer({ min: -2880, max: 2880 }),
    )
    .map(([day, minutes]) => new Date(Date.parse(day) + minutes * MINUTE)),
  fc.integer({ min: 28_000_000, max: 32_000_000 }).map((minutes) => new Date(minutes * MINUTE)),
);

/** The instant up to `instant` at which the clock showed its latest time: before a clock change back. */
function latestReading(timeZone: string, instant: number): number {
  const wentBack =
    wallClockTime(timeZone, instant) - wallClockTime(timeZone, instant - 180 * MINUTE);
  if (wentBack >= 180 * MINUTE) return instant;
  let latest = instant;
  for (let at = instant - 180 * MINUTE; at < instant; at += MINUTE) {
    const end = Math.min(at + MINUTE - 1, instant);
    for (const each of [at, end]) {
      if (wallClockTime(timeZone, each) > wallClockTime(timeZone, latest)) latest = each;
    }
  }
  return latest;
}

/**
 * Tells whether the company is open by a second method: reads the clock as `Intl` formats it, and stops
 * it when the clock goes back.
 */
function oracle(hours: BusinessHours, timeZone: string): (instant: number) => boolean {
  const printed = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  const weekdays: readonly string[] = WEEKDAYS;
  const shifts = (day: Weekday | undefined) => {
    const { is_active = true, hours: given } = (day && hours[day]) ?? {};
    return is_active ? (given ?? []) : [];
  };
  return (instant) => {
    if (WEEKDAYS.every((day) => !hours[day]?.hours?.length)) return true;
    const [, name, clock] =
      /(\w+).*?(\d\d:\d\d)/.exec(printed.format(latestReading(timeZone, instant))) ?? [];
    const index = weekdays.indexOf(name?.toLowerCase() ?? "");
    const now = clock ?? "";
    return (
      shifts(WEEKDAYS[index]).some(
        ({ open, close }) =>
          open <= now && (now < close || close <= open || (close === "23:59" && now === close)),
      ) ||
      shifts(WEEKDAYS[(index + 6) % 7]).some(
        ({ open, close }) => close !== "23:59" && close <= open && now < close,
      )
    );
  };
}

test("the state and its next change equal those of a clock read every minute", () => {
  fc.assert(
    fc.property(anyHours, anyZone, anyInstant, fc.nat(59_999), (hours, zone, minute, rest) => {
      const now = new Date(minute.getTime() + rest);
      const isOpen = oracle(hours, zone);
      const state = openState(hours, zone, now);
      expect(state.open).toBe(isOpen(now.getTime()));
      const change = (state.closesAt ?? state.opensAt)?.getTime();
      const until = change ?? now.getTime() + 8 * 24 * 60 * MINUTE;
      for (let at = now.getTime(); at < until; at += MINUTE) {
        if (isOpen(at) !== state.open) expect.fail(`changes at ${new Date(at).toISOString()}`);
      }
      if (change === undefined) return;
      expect(isOpen(change - 1)).toBe(state.open);
      expect(isOpen(change)).toBe(!state.open);
    }),
    { numRuns: 300 },
  );
});

const formatWeek = (hours: BusinessHours | null, now = "2026-05-01T12:00-06:00") =>
  weekSchedule(hours, MEXICO, new Date(now)).map(({ weekday, today, allDay, ranges }) => {
    const text = ranges.map(({ open, close }) => `${open}-${close}`).join(" ") || "closed";
    return `${weekday.slice(0, 3)}${today ? "*" : ""} ${allDay ? "24h" : text}`;
  });

test("the schedule shows today, two shifts, a day off and a day without hours", () => {
  const hours = businessHours({
    monday: "18:00-22:00 09:00-13:00",
    tuesday: "[09:00-10:00]",
    friday: "",
  });
  expect(formatWeek(hours)).toEqual([
    "mon 09:00-13:00 18:00-22:00",
    "tue closed",
    "wed closed",
    "thu closed",
    "fri* closed",
    "sat closed",
    "sun closed",
  ]);
});

test("today is the day in the company's time zone", () => {
  expect(formatWeek(null, "2026-05-01T23:30-06:00")[4]).toBe("fri* 24h");
  expect(formatWeek(null, "2026-05-02T00:30-06:00")[5]).toBe("sat* 24h");
});

test.each<[string, DayTexts, string[]]>([
  ["entered as one", { friday: "18:00-02:00" }, ["fri* 18:00-02:00", "sat closed"]],
  [
    "entered as two",
    { friday: "18:00-23:59", saturday: "00:00-02:00 12:00-15:00" },
    ["fri* 18:00-02:00", "sat 12:00-15:00"],
  ],
  ["of 24 hours", { friday: "10:00-10:00" }, ["fri* 10:00-10:00", "sat closed"]],
  ["to midnight only", { friday: "18:00-00:00" }, ["fri* 18:00-23:59", "sat closed"]],
  [
    "after a whole day",
    { friday: "00:00-23:59", saturday: "00:00-02:00" },
    ["fri* 24h", "sat 00:00-02:00"],
  ],
  [
    "before a whole day",
    { friday: "18:00-23:59", saturday: "00:00-00:00" },
    ["fri* 18:00-23:59", "sat 24h"],
  ],
  [
    "longer than a day",
    { friday: "18:00-23:59", saturday: "00:00-20:00" },
    ["fri* 18:00-23:59", "sat 00:00-20:00"],
  ],
])("hours past midnight, %s, are shown with the day they begin on", (_, days, expected) => {
  expect(formatWeek(businessHours(days)).slice(4, 6)).toEqual(expected);
});

test("Sunday's hours past midnight are shown with Sunday", () => {
  const days = formatWeek(
    businessHours({ sunday: "20:00-23:59", monday: "00:00-03:00 12:00-15:00" }),
  );
  expect([days[6], days[0]]).toEqual(["sun 20:00-03:00", "mon 12:00-15:00"]);
});

test("the shown schedule means the same hours as the settings", () => {
  fc.assert(
    fc.property(anyHours, anyInstant, (hours, now) => {
      const days = weekSchedule(hours, MEXICO, now);
      const list = Object.fromEntries(
        days.map(({ weekday, ranges }) => [weekday, { hours: ranges }]),
      );
      if (days.every(({ ranges }) => ranges.length === 0)) {
        expect(openState(hours, MEXICO, now)).toMatchObject({ open: false, opensAt: null });
      } else {
        expect(openState(list, MEXICO, now)).toEqual(openState(hours, MEXICO, now));
      }
    }),
  );
});

test.each([
  ["00:00", "12:00 AM", "00:00"],
  ["00:30", "12:30 AM", "00:30"],
  ["09:05", "9:05 AM", "09:05"],
  ["12:00", "12:00 PM", "12:00"],
  ["18:30", "6:30 PM", "18:30"],
  ["23:59", "12:00 AM", "00:00"],
])("%s is shown as %s or %s", (given, twelve, twentyFour) => {
  expect(formatOpeningTime(given, "12h")).toBe(twelve);
  expect(formatOpeningTime(given, "24h")).toBe(twentyFour);
});

test.each([
  ["US", "12h"],
  ["mx", "12h"],
  ["BR", "24h"],
  ["ES", "24h"],
])("%s uses the format %s", (country, format) => {
  expect(timeFormat(country)).toBe(format);
});
