import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { expect, test } from "vitest";
import {
  changesAnything,
  endInstant,
  endOf,
  minutesOf,
  pauseChangesOf,
  pausesType,
  startPauseDraft,
  withType,
} from "./pause-draft.ts";

function pauseOf(service_type: ServiceType, revision: number | null) {
  return { service_type, revision, paused_until: null, by: null, at: null };
}

const pauses: OrderingPauses = {
  now: "2026-05-01T18:00:00Z",
  timezone: "America/Mexico_City",
  day_ends_at: "2026-05-02T10:00:00Z",
  pauses: [pauseOf("DELIVERY", 3), pauseOf("TAKEAWAY", null)],
  busy: { minutes: 15, until: "2026-05-01T19:00:00Z", by: "Lucía", at: "2026-05-01T18:00:00Z" },
  busy_revision: 4,
};

const chosen = (type: ServiceType) =>
  withType(startPauseDraft(), pauseOf(type, type === "DELIVERY" ? 3 : null), true);

test("a new draft changes nothing", () => {
  expect(pauseChangesOf(startPauseDraft(), pauses)).toEqual({ types: [], setsMinutes: false });
  expect(minutesOf(startPauseDraft(), pauses)).toBe(15);
});

test("a chosen type leaves the minutes as they are, also where another member sets or ends them meanwhile", () => {
  const draft = chosen("DELIVERY");
  for (const busy of [null, pauses.busy]) {
    const now = { ...pauses, busy };
    expect(pauseChangesOf(draft, now)).toEqual({
      types: [{ service_type: "DELIVERY", seen: 3 }],
      setsMinutes: false,
    });
    expect(minutesOf(draft, now)).toBe(busy?.minutes ?? 0);
  }
});

test("a type that another member pauses while it is chosen is paused by the draft only after it is chosen again", () => {
  const draft = withType(chosen("DELIVERY"), pauseOf("TAKEAWAY", null), true);
  const theirs = { ...pauseOf("DELIVERY", 5), paused_until: "2026-05-01T23:00:00Z", by: "Bea" };
  const now = { ...pauses, pauses: [theirs, pauseOf("TAKEAWAY", null)] };
  expect(pauseChangesOf(draft, now).types).toEqual([{ service_type: "TAKEAWAY", seen: null }]);
  expect(pausesType(draft, now, "DELIVERY")).toBe(false);
  const again = withType(draft, theirs, true);
  expect(pauseChangesOf(again, now).types).toContainEqual({ service_type: "DELIVERY", seen: 5 });
  expect(pausesType(withType(again, theirs, false), now, "DELIVERY")).toBe(false);
});

test("minutes that another member sets after others were chosen stay as they are", () => {
  const draft = { ...startPauseDraft(), minutes: { value: 5, seen: 4 } };
  const now = { ...pauses, busy_revision: 6 };
  expect(minutesOf(draft, pauses)).toBe(5);
  expect(minutesOf(draft, now)).toBe(15);
  expect(changesAnything(draft, now)).toBe(false);
});

test("chosen minutes are a change, unless they are the minutes in force", () => {
  const draft = { ...startPauseDraft(), minutes: { value: 0, seen: 4 } };
  expect(pauseChangesOf(draft, pauses).setsMinutes).toBe(true);
  expect(pauseChangesOf(draft, { ...pauses, busy: null }).setsMinutes).toBe(false);
});

test("a chosen type and other minutes are changes, another duration alone is none", () => {
  const start = startPauseDraft();
  expect(changesAnything(chosen("DELIVERY"), pauses)).toBe(true);
  expect(changesAnything({ ...start, minutes: { value: 0, seen: 4 } }, pauses)).toBe(true);
  expect(changesAnything({ ...start, duration: "60" }, pauses)).toBe(false);
});

test("today ends with the business day, minutes count from now", () => {
  const now = new Date(pauses.now);
  expect(endInstant("today", pauses, now)).toEqual(new Date(pauses.day_ends_at));
  expect(endInstant("60", pauses, now)).toEqual(new Date("2026-05-01T19:00:00Z"));
  expect([endOf("today"), endOf("15")]).toEqual([{ until: "today" }, { for_minutes: 15 }]);
});
