import type { OrderingContext } from "@comanda/domain/orders/orderability";
import { expect, test } from "vitest";
import { scheduleState } from "./schedule-state.ts";

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
const asap = { orderIsFor: "today", deliveryDate: null } as const;
const scheduled = (time: string) =>
  ({
    orderIsFor: "personalized",
    deliveryDate: new Date(`2026-05-${time}-06:00`).toISOString(),
  }) as const;

test("an open restaurant takes orders as soon as possible and scheduled ones", () => {
  expect(scheduleState(at("10:00"), "TAKEAWAY", asap)).toEqual({
    offered: true,
    open: true,
    scheduledFor: null,
    reason: null,
  });
  expect(scheduleState(at("10:00"), "TAKEAWAY", scheduled("01T12:00"))).toMatchObject({
    scheduledFor: new Date("2026-05-01T12:00-06:00"),
    reason: null,
  });
});

test("a closed restaurant requires a time", () => {
  const state = scheduleState(at("14:00"), "TAKEAWAY", asap);
  expect(state).toMatchObject({ open: false, reason: { code: "schedule_required" } });
  expect(scheduleState(at("14:00"), "TAKEAWAY", scheduled("08T09:00"))).toMatchObject({
    open: false,
    reason: null,
  });
});

test.each([
  ["has passed", "11:00", "01T11:00", "schedule_in_past"],
  ["is closed", "10:00", "01T13:00", "schedule_closed"],
  ["is too far ahead", "10:00", "22T10:00", "schedule_too_far"],
])("a time that %s is refused", (_, now, chosen, code) => {
  expect(scheduleState(at(now), "TAKEAWAY", scheduled(chosen)).reason).toMatchObject({ code });
});

test("without scheduled orders an order is made as soon as possible", () => {
  expect(scheduleState(at("14:00"), "ONSITE", asap)).toEqual({
    offered: false,
    open: true,
    scheduledFor: null,
    reason: null,
  });
});

test("a time that was chosen before the restaurant stopped taking orders for later is refused", () => {
  expect(scheduleState(at("10:00"), "ONSITE", scheduled("01T12:00"))).toEqual({
    offered: false,
    open: true,
    scheduledFor: new Date("2026-05-01T12:00-06:00"),
    reason: { code: "schedule_not_offered" },
  });
});
