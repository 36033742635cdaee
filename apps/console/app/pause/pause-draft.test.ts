import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import { expect, test } from "vitest";
import {
  changesAnything,
  endInstant,
  endOf,
  pauseChangesOf,
  startPauseDraft,
} from "./pause-draft.ts";

const pauses: OrderingPauses = {
  now: "2026-05-01T18:00:00Z",
  timezone: "America/Mexico_City",
  day_ends_at: "2026-05-02T10:00:00Z",
  pauses: [],
  busy: { minutes: 15, until: "2026-05-01T19:00:00Z", by: "Lucía", at: "2026-05-01T18:00:00Z" },
  busy_revision: 4,
};

test("a new draft changes nothing", () => {
  expect(pauseChangesOf(startPauseDraft(pauses), pauses)).toEqual({
    types: [],
    setsMinutes: false,
  });
  expect(pauseChangesOf(startPauseDraft({ ...pauses, busy: null }), pauses).setsMinutes).toBe(true);
});

test("a chosen type and other minutes are changes, another duration alone is none", () => {
  const start = startPauseDraft(pauses);
  expect(changesAnything({ ...start, types: ["DELIVERY"] }, pauses)).toBe(true);
  expect(changesAnything({ ...start, minutes: 0 }, pauses)).toBe(true);
  expect(changesAnything({ ...start, duration: "60" }, pauses)).toBe(false);
});

test("today ends with the business day, minutes count from now", () => {
  const now = new Date(pauses.now);
  expect(endInstant("today", pauses, now)).toEqual(new Date(pauses.day_ends_at));
  expect(endInstant("60", pauses, now)).toEqual(new Date("2026-05-01T19:00:00Z"));
  expect([endOf("today"), endOf("15")]).toEqual([{ until: "today" }, { for_minutes: 15 }]);
});
