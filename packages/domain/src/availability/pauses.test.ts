import fc from "fast-check";
import { expect, test } from "vitest";
import type { OrderingSettings } from "../company/order-types.ts";
import { evaluateOrderability } from "../orders/orderability.ts";
import { context } from "../testing/ordering-context.ts";
import { pauseEnd, type StaffPause, settingsInForce } from "./pauses.ts";
import { slowedTime } from "./slowdown.ts";

const NOW = new Date("2026-05-01T18:00:00Z");
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const settings: OrderingSettings = {
  takeaway: { active: true },
  delivery: { active: true, average_time: "25-35" },
};
const pause = (changes: Partial<StaffPause> = {}): StaffPause => ({
  service_type: "TAKEAWAY",
  until: after(30),
  configured: null,
  ...changes,
});
const orderableAt = (now: Date, pauses: StaffPause[]) =>
  evaluateOrderability(
    context({ settings: settingsInForce(settings, { pauses, slowdown: null }, now), now }),
  );

test("a pause refuses orders until its instant, and names it", () => {
  const refused = orderableAt(NOW, [pause()]);
  expect(refused).toMatchObject({
    allowed: false,
    reasons: [{ code: "type_paused", until: after(30) }],
    nextAt: after(30),
  });
  expect(orderableAt(after(30), [pause()])).toEqual({ allowed: true });
  expect(orderableAt(NOW, [pause({ service_type: "DELIVERY" })])).toEqual({ allowed: true });
});

test("staff end the pause of the file that they know, but no later one", () => {
  const known = after(60).toISOString();
  const ended = pause({ until: NOW, configured: known });
  expect(pauseEnd(known, ended)).toBe(NOW.toISOString());
  const next = after(90).toISOString();
  expect(pauseEnd(next, ended)).toBe(next);
});

test("a pause of staff outlives an import without one, and with a shorter one", () => {
  const own = pause({ until: after(60), configured: after(10).toISOString() });
  expect(pauseEnd(null, own)).toBe(after(60).toISOString());
  expect(pauseEnd(after(20).toISOString(), own)).toBe(after(60).toISOString());
});

test("settings show no pause of staff that is over", () => {
  const shown = (configured: string | null, now: Date) =>
    settingsInForce(
      { takeaway: { active: true, disabled_until: configured } },
      { pauses: [pause({ configured })], slowdown: null },
      now,
    ).takeaway?.disabled_until;
  expect(shown(null, NOW)).toBe(after(30).toISOString());
  expect(shown(null, after(30))).toBeNull();
  const earlier = after(-60).toISOString();
  expect(shown(earlier, after(30))).toBe(earlier);
  // Staff ended this one before its time.
  expect(shown(after(60).toISOString(), after(30))).toBeNull();
});

test("a slowdown adds its minutes to the delivery time until its instant", () => {
  const slowdown = { minutes: 15, until: after(60) };
  const deliveryAt = (now: Date) =>
    settingsInForce(settings, { pauses: [], slowdown }, now).delivery;
  expect(deliveryAt(NOW)).toMatchObject({ average_time: "40-50", usual_time: "25-35" });
  expect(deliveryAt(after(60))?.average_time).toBe("25-35");
  expect(deliveryAt(after(60))).not.toHaveProperty("usual_time");
});

test.each([
  [35, "50"],
  ["25-35 min", "40-50"],
  ["-", "-"],
  [null, null],
])("the time %s with 15 minutes more is %s", (time, slowed) => {
  expect(slowedTime(time, 15)).toBe(slowed);
});

test("settings without changes stay the same object, and no other field changes", () => {
  expect(settingsInForce(settings, { pauses: [], slowdown: null }, NOW)).toBe(settings);
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), fc.nat(60), (until, minutes) => {
      const changes = {
        pauses: [pause({ until: after(until) })],
        slowdown: { minutes, until: after(1) },
      };
      const { delivery, takeaway, ...rest } = settingsInForce(settings, changes, NOW);
      expect({ ...takeaway, disabled_until: undefined }).toEqual({ active: true });
      expect({ ...delivery, average_time: "25-35" }).toMatchObject(settings.delivery ?? {});
      expect(rest).toEqual({});
    }),
  );
});
