import { expect, test } from "vitest";
import { instantAtLocal } from "./local-instant.ts";

test.each([
  ["America/Mexico_City", "2026-12-01", "06:30", "2026-12-01T12:30:00.000Z"],
  ["Asia/Kolkata", "2026-12-01", "00:00", "2026-11-30T18:30:00.000Z"],
  // The clock is set back at 03:00, and forward at 02:00.
  ["Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ["Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:00:00.000Z"],
])("in %s %s %s is %s", (timezone, date, time, instant) => {
  expect(instantAtLocal(timezone, date, time).toISOString()).toBe(instant);
});
