import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS } from "../time/durations.ts";
import { hasFailedLong, nextAttempt } from "./webhook-retries.ts";

const start = new Date("2026-11-24T12:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);
const secondsUntilRetry = (attempts: number) => {
  const next = nextAttempt({ attempts, firstAt: start }, start);
  return next && (next.getTime() - start.getTime()) / 1_000;
};

test("the waits double from two seconds to two hours", () => {
  expect([1, 2, 3, 10, 12, 13, 500].map(secondsUntilRetry)).toEqual([
    2, 4, 8, 1_024, 4_096, 7_200, 7_200,
  ]);
});

test("an event is given up a day after its first attempt", () => {
  const last = { attempts: 24, firstAt: start };
  expect(nextAttempt(last, after(24 * HOUR_MS - 1))).not.toBeNull();
  expect(nextAttempt(last, after(24 * HOUR_MS))).toBeNull();
});

test("a receiver that always fails gets between 20 and 30 attempts in about a day", () => {
  let [at, attempts]: [Date, number] = [start, 1];
  for (;;) {
    const next = nextAttempt({ attempts, firstAt: start }, at);
    if (!next) break;
    [at, attempts] = [next, attempts + 1];
  }
  expect(attempts).toBeGreaterThan(20);
  expect(attempts).toBeLessThan(30);
  expect(at.getTime() - start.getTime()).toBeLessThan(26 * HOUR_MS);
});

test("a wait is never shorter than the one before", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (attempts) => {
      expect(secondsUntilRetry(attempts + 1)).toBeGreaterThanOrEqual(
        secondsUntilRetry(attempts) ?? Number.NaN,
      );
    }),
  );
});

test("an endpoint is paused after twelve hours of failures", () => {
  expect(hasFailedLong(null, start)).toBe(false);
  expect(hasFailedLong(start, after(12 * HOUR_MS - 1))).toBe(false);
  expect(hasFailedLong(start, after(12 * HOUR_MS))).toBe(true);
});
