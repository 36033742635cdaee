import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageClock } from "./page-clock.ts";

const NOON = Date.parse("2026-12-20T18:00:00Z");
const MINUTE = 60_000;

/** The time since the page's start, which no one can set. */
let steady: number;
beforeEach(() => {
  steady = 0;
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  vi.spyOn(performance, "now").mockImplementation(() => steady);
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(minutes: number, setClockBy = 0) {
  steady += minutes * MINUTE;
  vi.setSystemTime(Date.now() + (minutes + setClockBy) * MINUTE);
}
const inMinutes = (minutes: number) => new Date(NOON + minutes * MINUTE);

test("the time goes on by a wrong clock", () => {
  const clock = new PageClock(NOON + 90 * MINUTE, async () => null);
  pass(5);
  expect(clock.read(vi.fn())).toEqual(inMinutes(95));
});

test("a clock that is set back changes nothing, without the server", () => {
  const clock = new PageClock(NOON, async () => null);
  pass(1, -120);
  expect(clock.read(vi.fn())).toEqual(inMinutes(1));
  pass(1);
  expect(clock.read(vi.fn())).toEqual(inMinutes(2));
});

test("a clock that is set forward is compared with the server's", async () => {
  const askSkew = vi.fn(async () => NOON + 1 * MINUTE - Date.now());
  const clock = new PageClock(NOON, askSkew);
  pass(1, 120);
  await new Promise<void>((corrected) => clock.read(corrected));
  expect(clock.read(vi.fn())).toEqual(inMinutes(1));
  pass(1);
  expect(clock.read(vi.fn())).toEqual(inMinutes(2));
  expect(askSkew).toHaveBeenCalledOnce();
});

test("after a sleep the clock is right, also when the server does not answer or says so to a second", async () => {
  for (const skew of [null, 900]) {
    const corrected = vi.fn();
    const clock = new PageClock(Date.now(), async () => skew);
    const before = clock.read(corrected).getTime();
    pass(0, 60);
    expect(clock.read(corrected).getTime()).toBe(before + 60 * MINUTE);
    await Promise.resolve();
    await Promise.resolve();
    expect(corrected).not.toHaveBeenCalled();
  }
});
