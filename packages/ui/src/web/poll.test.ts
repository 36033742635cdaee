import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { poll } from "./poll.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Polls with these answers; returns the seconds at which it asked, and the function that stops it. */
function start(...answers: boolean[]) {
  const asked: number[] = [];
  const startedAt = Date.now();
  const stop = poll(
    async () => {
      asked.push((Date.now() - startedAt) / 1_000);
      return answers.shift() ?? true;
    },
    30_000,
    100_000,
  );
  return { asked, stop };
}

test("a poll asks at its interval until it is stopped", async () => {
  const { asked, stop } = start();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked).toEqual([30, 60, 90]);
  stop();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked).toHaveLength(3);
});

test("the wait doubles with each failure up to its limit, and a success ends that", async () => {
  const { asked, stop } = start(false, false, false, true, true);
  await vi.advanceTimersByTimeAsync(400_000);
  expect(asked).toEqual([30, 90, 190, 290, 320, 350, 380]);
  stop();
});

test("a poll that is stopped while it asks does not ask again", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const task = vi.fn(() => promise);
  const stop = poll(task, 1_000, 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  resolve(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(1);
});
