import { expect, test } from "vitest";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { dueInMinutes, orderAge } from "./order-age.ts";

const at = (time: string) => new Date(`2026-11-22T${time}Z`);
const preparing = staffOrder({
  status: "PREPARING",
  accepted_at: "2026-11-22T12:00:00Z",
  promised_at: "2026-11-22T12:20:00Z",
});

test("an order that was accepted days before its time shows the time, and minutes at the end", () => {
  const instant = "2026-11-25T19:00:00Z";
  const early = { ...preparing, scheduled_for: instant, promised_at: instant };
  expect(orderAge(early, at("12:10:30"))).toMatchObject({ kind: "at", instant, urgency: "calm" });
  const soon = new Date("2026-11-25T17:30:00Z");
  expect(orderAge(early, soon)).toMatchObject({ kind: "left", minutes: 90 });
});

test("a new order counts the seconds since it was placed", () => {
  const age = orderAge(staffOrder(), at("12:01:12"));
  expect(age).toMatchObject({ kind: "waits", seconds: 72, urgency: "calm" });
  expect(age.part).toBeCloseTo(0.24);
});

test("a device whose clock is behind shows no negative age", () => {
  expect(orderAge(staffOrder(), at("11:59:58"))).toMatchObject({ seconds: 0, part: 0 });
});

test("a scheduled order waits since the kitchen should have started", () => {
  const scheduled = staffOrder({ starts_at: "2026-11-22T18:00:00Z" });
  expect(orderAge(scheduled, at("18:00:30"))).toMatchObject({ kind: "waits", seconds: 30 });
});

test("an accepted order shows the minutes left of its promise", () => {
  expect(orderAge(preparing, at("12:10:30"))).toMatchObject({
    kind: "left",
    minutes: 10,
    urgency: "calm",
  });
  expect(orderAge(preparing, at("12:18:00"))).toMatchObject({ minutes: 2, urgency: "due" });
  expect(orderAge(preparing, at("12:24:10"))).toMatchObject({
    kind: "late",
    minutes: 4,
    urgency: "late",
    part: 1,
  });
});

test("a ready takeaway counts the minutes since it was ready", () => {
  const ready = staffOrder({
    ...preparing,
    status: "READY",
    service_type: "TAKEAWAY",
    history: [
      { status: "PENDING", at: "2026-11-22T12:00:00Z", by: null },
      { status: "READY", at: "2026-11-22T12:15:00Z", by: "Beto" },
    ],
  });
  expect(orderAge(ready, at("12:18:30"))).toMatchObject({ kind: "waitsMinutes", minutes: 3 });
});

test("a ready delivery is late when its promise has passed", () => {
  const ready = staffOrder({ ...preparing, status: "READY", service_type: "DELIVERY" });
  expect(orderAge(ready, at("12:21:30"))).toMatchObject({ kind: "late", minutes: 1 });
});

test("an order that was accepted without a promise shows since when it is prepared", () => {
  const bare = staffOrder({
    status: "PREPARING",
    history: [{ status: "PREPARING", at: "2026-11-22T12:00:00Z", by: null }],
  });
  expect(orderAge(bare, at("12:07:00"))).toMatchObject({ kind: "waitsMinutes", minutes: 7 });
});

test("hidden orders say when the next one is due", () => {
  const later = { ...preparing, promised_at: "2026-11-22T12:40:00Z" };
  expect(dueInMinutes([later, preparing, staffOrder()], at("12:11:00"))).toBe(9);
  expect(dueInMinutes([later, preparing], at("12:20:00"))).toBe(20);
  expect(dueInMinutes([staffOrder()], at("12:11:00"))).toBeNull();
  expect(dueInMinutes([{ ...preparing, status: "READY" }], at("12:11:00"))).toBeNull();
});
