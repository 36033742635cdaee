import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBoardInstant } from "../testing/board-orders.ts";
import { type BoardSettings, DEFAULT_BOARD_SETTINGS, leadMinutes } from "./board-settings.ts";
import {
  countdownMinutes,
  kitchenStart,
  movedPromise,
  promisedTime,
  shownPromise,
} from "./promise.ts";

const at = (time: string) => new Date(`2026-03-14T${time}:00Z`);
const NOON = at("12:00");

test("the promise is the chosen minutes, and those of a busy kitchen", () => {
  const asked = { now: NOON, minutes: 20, busyMinutes: 0, scheduledFor: null };
  expect(promisedTime(asked)).toEqual(at("12:20"));
  expect(promisedTime({ ...asked, busyMinutes: 15 })).toEqual(at("12:35"));
});

test("a scheduled order keeps its time, however busy the kitchen is", () => {
  fc.assert(
    fc.property(anyBoardInstant, fc.nat(480), fc.nat(60), (scheduledFor, minutes, busyMinutes) => {
      expect(promisedTime({ now: NOON, minutes, busyMinutes, scheduledFor })).toBe(scheduledFor);
    }),
  );
});

test.each([
  ["12:30", 5, "12:35"],
  ["12:30", -5, "12:25"],
  ["11:50", 5, "12:05"],
  ["12:30", -60, "12:00"],
  ["11:50", -5, "12:00"],
])("a promise for %s moved by %d minutes at noon is for %s", (promised, minutes, expected) => {
  expect(movedPromise(at(promised), minutes, NOON)).toEqual(at(expected));
});

test("no promise moves into the past, and more minutes are never less time", () => {
  const minutes = fc.integer({ min: -60, max: 120 });
  fc.assert(
    fc.property(anyBoardInstant, anyBoardInstant, minutes, (promised, now, by) => {
      const moved = movedPromise(promised, by, now);
      expect(moved.getTime()).toBeGreaterThanOrEqual(now.getTime());
      if (by > 0) expect(moved.getTime()).toBeGreaterThan(promised.getTime());
    }),
  );
});

test.each([
  ["12:41", "12:45", false],
  ["12:45", "12:45", false],
  ["12:00", "12:00", true],
  ["11:58", "12:00", true],
  ["11:51", "11:55", true],
])("a promise for %s is shown at noon as %s, late: %s", (promised, time, isLate) => {
  expect(shownPromise(at(promised), NOON)).toEqual({ time: at(time), isLate });
});

test.each([
  ["12:12", 12],
  ["12:01", 1],
  ["13:30", 90],
  ["13:31", null],
  ["12:00", null],
  ["11:55", null],
])("at noon, %s is %s minutes away", (time, minutes) => {
  expect(countdownMinutes(at(time), NOON)).toBe(minutes);
});

test("minutes are rounded up, so that none is promised too few", () => {
  const seconds = fc.integer({ min: 1, max: 90 * 60 });
  fc.assert(
    fc.property(seconds, (left) => {
      const minutes = countdownMinutes(new Date(NOON.getTime() + left * 1_000), NOON) ?? 0;
      expect(minutes * 60).toBeGreaterThanOrEqual(left);
      expect((minutes - 1) * 60).toBeLessThan(left);
    }),
  );
});

test("the kitchen starts on a scheduled order by the lead time of its type", () => {
  const start = kitchenStart(at("14:00"), DEFAULT_BOARD_SETTINGS, "DELIVERY");
  expect(start).toEqual(at("13:15"));
  expect(kitchenStart(null, DEFAULT_BOARD_SETTINGS, "DELIVERY")).toBeNull();
  const without: BoardSettings = { ...DEFAULT_BOARD_SETTINGS, lead_minutes: {} };
  expect(leadMinutes(without, "DELIVERY")).toBe(35);
  expect(leadMinutes({ ...without, default_minutes: {} }, "DELIVERY")).toBe(20);
});
