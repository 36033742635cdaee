import fc from "fast-check";
import { WEEKDAYS } from "../hours/time-zone.ts";
import type { BusinessHours } from "../hours/weekly-hours.ts";
import { DAY_MS, MINUTE_MS } from "../time/durations.ts";

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30", "59", "15"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
export const anyHours: fc.Arbitrary<BusinessHours> = fc
  .array(
    fc.record({
      is_active: fc.constantFrom(true, true, true, false),
      hours: fc.array(fc.record({ open: time, close: time }), { maxLength: 2 }),
    }),
    { minLength: 7, maxLength: 7 },
  )
  .map((days) => Object.fromEntries(WEEKDAYS.map((day, index) => [day, days[index]])));
export const anyZone = fc.constantFrom(
  "America/New_York",
  "America/Santiago",
  "America/Mexico_City",
  "Europe/Madrid",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Apia",
);
/** Instants: some are near the clock changes of the zones above, others are at any time. */
export const anyInstant = fc.oneof(
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
    .map(([day, minutes]) => new Date(Date.parse(day) + minutes * MINUTE_MS)),
  fc.integer({ min: 28_000_000, max: 32_000_000 }).map((minutes) => new Date(minutes * MINUTE_MS)),
);

/** Dates that differ, around the date of an instant. */
export const anySpecialDates = (near: Date) =>
  fc.array(
    fc.record({
      date: fc
        .integer({ min: -3, max: 9 })
        .map((days) => new Date(near.getTime() + days * DAY_MS).toISOString().slice(0, 10)),
      hours: fc.array(fc.record({ open: time, close: time }), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
