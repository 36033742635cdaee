import fc from "fast-check";
import { expect, test } from "vitest";
import { openState } from "../hours/opening-hours.ts";
import { WEEKDAYS } from "../hours/time-zone.ts";
import type { BusinessHours } from "../hours/weekly-hours.ts";
import { MINUTE_MS } from "../time/durations.ts";
import { hasBeenOpenFor, leadTimeFor, SLOT_GRACE_MINUTES } from "./lead-time.ts";
import { evaluateOrderability } from "./orderability.ts";
import { scheduleDays, scheduleEnd, scheduleOptionsFor } from "./schedule.ts";

const time = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 10, 15, 30, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const anyHours: fc.Arbitrary<BusinessHours> = fc.record(
  Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      fc.record({
        is_active: fc.boolean(),
        hours: fc.array(fc.record({ open: time, close: time }), { maxLength: 2 }),
      }),
    ]),
  ),
  { requiredKeys: [] },
);
const anyMoment = fc.record({
  hours: anyHours,
  timezone: fc.constantFrom(
    "America/Mexico_City",
    "America/New_York",
    "America/Ciudad_Juarez",
    "Asia/Beirut",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Asia/Kathmandu",
  ),
  now: fc.date({
    min: new Date("2025-01-01"),
    max: new Date("2027-01-01"),
    noInvalidDate: true,
  }),
  step: fc.constantFrom(15, 30, 45, 60),
  lead: fc.nat(120),
});

test("slots are in the future, inside the hours, in order and unique", () => {
  fc.assert(
    fc.property(anyMoment, ({ hours, timezone, now, step, lead }) => {
      const days = scheduleDays(hours, timezone, now, { step, lead });
      const slots = days.flatMap((day) => day.slots.map((slot) => slot.getTime()));
      expect(slots).toEqual([...new Set(slots)].toSorted((a, b) => a - b));
      for (const slot of slots) {
        expect(slot).toBeGreaterThan(now.getTime());
        expect(slot).toBeGreaterThanOrEqual(now.getTime() + lead * MINUTE_MS);
        expect(openState(hours, timezone, new Date(slot)).open).toBe(true);
      }
      const dates = days.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].toSorted());
    }),
    { numRuns: 60 },
  );
});

test("an offered slot is accepted, and an instant after the last day is refused", () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(1_000), ({ hours, timezone, now, step, lead }, later) => {
      const judge = (scheduledFor: Date) =>
        evaluateOrderability({
          company: { timezone, currency: { code: "MXN" }, business_hours_settings: hours },
          settings: { takeaway: { active: true, scheduled_orders_enabled: true } },
          serviceType: "TAKEAWAY",
          now,
          scheduledFor,
        });
      for (const { slots } of scheduleDays(hours, timezone, now, { step, lead })) {
        for (const slot of slots) expect(judge(slot)).toEqual({ allowed: true });
      }
      const latest = scheduleEnd(timezone, now);
      expect(judge(new Date(latest.getTime() + later * MINUTE_MS))).toMatchObject({
        reasons: [{ code: "schedule_too_far", latest }],
        nextAt: null,
      });
    }),
    { numRuns: 30 },
  );
});

test("a delivery has no slot earlier than its average time, and an earlier order is refused", () => {
  fc.assert(
    fc.property(
      anyMoment,
      fc.nat(180),
      fc.integer({ min: 1, max: 3 * 24 * 60 }),
      ({ hours, timezone, now }, average, ahead) => {
        const delivery = { active: true, scheduled_orders_enabled: true, average_time: average };
        const judge = (scheduledFor: Date, at = now) =>
          evaluateOrderability({
            company: { timezone, currency: { code: "MXN" }, business_hours_settings: hours },
            settings: { delivery },
            serviceType: "DELIVERY",
            now: at,
            scheduledFor,
          });
        const lead = leadTimeFor({ delivery }, "DELIVERY");
        const offered = scheduleDays(hours, timezone, now, scheduleOptionsFor(lead));
        const sentAt = new Date(now.getTime() + SLOT_GRACE_MINUTES * MINUTE_MS);
        for (const slot of offered.flatMap(({ slots }) => slots)) {
          expect(judge(slot)).toEqual({ allowed: true });
          expect(judge(slot, sentAt)).toEqual({ allowed: true });
        }
        const any = new Date(now.getTime() + ahead * MINUTE_MS);
        const soonest = now.getTime() + (average - SLOT_GRACE_MINUTES) * MINUTE_MS;
        const ready = any.getTime() >= soonest && hasBeenOpenFor(hours, timezone, any, average);
        const isOpen = openState(hours, timezone, any).open;
        if (isOpen && !ready) {
          expect(judge(any)).toMatchObject({ reasons: [{ code: "schedule_too_soon" }] });
        }
      },
    ),
    { numRuns: 60 },
  );
});
