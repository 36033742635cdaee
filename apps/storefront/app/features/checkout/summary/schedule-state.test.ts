import { Instant } from "@comanda/contract/parts";
import type { OrderingContext } from "@comanda/domain/orderability";
import * as v from "valibot";
import { expect, test } from "vitest";
import { scheduleState, wireInstant } from "./schedule-state.ts";

/** Open on Fridays from 9 to 13; 1 May 2026 is one. */
const at = (time: string): OrderingContext => ({
  company: {
    timezone: "America/Mexico_City",
    currency: { code: "MXN" },
    business_hours_settings: { friday: { hours: [{ open: "09:00", close: "13:00" }] } },
  },
  settings: {
    takeaway: { active: true, scheduled_orders_enabled: true },
    onsite: { active: true, onsite_qr_ordering: true },
  },
  now: new Date(`2026-05-01T${time}-06:00`),
});
const soon = { orderIsFor: "today", deliveryDate: null } as const;
const meant = (time: string) =>
  ({
    orderIsFor: "personalized",
    deliveryDate: new Date(`2026-05-${time}-06:00`).toISOString(),
  }) as const;

test("an open restaurant takes an order as soon as possible, and for later", () => {
  expect(scheduleState(at("10:00"), "TAKEAWAY", soon)).toEqual({
    offered: true,
    open: true,
    scheduledFor: null,
    reason: null,
  });
  expect(scheduleState(at("10:00"), "TAKEAWAY", meant("01T12:00"))).toMatchObject({
    scheduledFor: new Date("2026-05-01T12:00-06:00"),
    reason: null,
  });
});

test("a closed one must be told for when", () => {
  const state = scheduleState(at("14:00"), "TAKEAWAY", soon);
  expect(state).toMatchObject({ open: false, reason: { code: "schedule_required" } });
  expect(scheduleState(at("14:00"), "TAKEAWAY", meant("08T09:00"))).toMatchObject({
    open: false,
    reason: null,
  });
});

test.each([
  ["has passed", "11:00", "01T11:00", "schedule_in_past"],
  ["is closed", "10:00", "01T13:00", "schedule_closed"],
  ["is too far ahead", "10:00", "22T10:00", "schedule_too_far"],
])("a time that %s must be chosen again", (_, now, chosen, code) => {
  expect(scheduleState(at(now), "TAKEAWAY", meant(chosen)).reason).toMatchObject({ code });
});

test("where no orders are taken for later, none is meant for later", () => {
  expect(scheduleState(at("14:00"), "ONSITE", meant("01T12:00"))).toEqual({
    offered: false,
    open: true,
    scheduledFor: null,
    reason: null,
  });
});

test("the wire has the instant in UTC, without fractions", () => {
  const text = wireInstant(new Date("2026-05-01T12:30:15.250-06:00"));
  expect(text).toBe("2026-05-01T18:30:15+00:00");
  expect(v.is(Instant, text)).toBe(true);
});
