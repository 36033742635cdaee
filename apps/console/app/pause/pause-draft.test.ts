import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import { expect, test } from "vitest";
import {
  changesAnything,
  endInstant,
  endOf,
  minutesOf,
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
  expect(pauseChangesOf(startPauseDraft(), pauses)).toEqual({ types: [], setsMinutes: false });
  expect(minutesOf(startPauseDraft(), pauses)).toBe(15);
});

test("a chosen type leaves the minutes as they are, also where another member sets or ends them meanwhile", () => {
  const draft = { ...startPauseDraft(), types: ["DELIVERY" as const] };
  for (const busy of [null, pauses.busy]) {
    const now = { ...pauses, busy };
    expect(pauseChangesOf(draft, now)).toEqual({ types: ["DELIVERY"], setsMinutes: false });
    expect(minutesOf(draft, now)).toBe(busy?.minutes ?? 0);
  }
});

test("chosen minutes are a change, unless they are the minutes in force", () => {
  const draft = { ...startPauseDraft(), minutes: 0 };
  expect(pauseChangesOf(draft, pauses).setsMinutes).toBe(true);
  expect(pauseChangesOf(draft, { ...pauses, busy: null }).setsMinutes).toBe(false);
});

test("a chosen type and other minutes are changes, another duration alone is none", () => {
  const start = startPauseDraft();
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
