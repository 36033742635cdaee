import type { BusinessHours } from "@comanda/domain/hours/weekly-hours";
import { expect, test } from "vitest";
import { openingNow } from "./opening-now.ts";

const noon = new Date("2026-11-23T18:00:00Z");
const monday = { is_active: true, hours: [{ open: "09:00", close: "02:00" }] };

function opening(
  business_hours_settings: BusinessHours | null,
  checkout_type: "WEBAPP" | "READONLY" = "WEBAPP",
  now = noon,
) {
  const company = { timezone: "America/Mexico_City", business_hours_settings };
  return openingNow({ company, settings: { checkout_type } } as never, now);
}

test("an open restaurant says until when, a closed one from when", () => {
  expect(opening({ monday })).toEqual({ open: true, changes_at: "2026-11-24T08:00:00.000Z" });
  const early = new Date("2026-11-23T13:00:00Z");
  expect(opening({ monday }, "WEBAPP", early)).toEqual({
    open: false,
    changes_at: "2026-11-23T15:00:00.000Z",
  });
});

test("a change that is more than a week away is not said", () => {
  const after = new Date("2026-11-24T08:00:01Z");
  expect(opening({ monday }, "WEBAPP", after)).toMatchObject({ changes_at: expect.any(String) });
  const always = { is_active: true, hours: [{ open: "00:00", close: "23:59" }] };
  const week = Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
      day,
      always,
    ]),
  );
  expect(opening(week)).toEqual({ open: true, changes_at: null });
});

test("without hours a restaurant is open, but not while it is set up", () => {
  expect(opening(null)).toEqual({ open: true, changes_at: null });
  expect(opening(null, "READONLY")).toBeNull();
});
