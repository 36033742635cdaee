import { afterEach, expect, test, vi } from "vitest";
import { AnswerCache } from "./answer-cache.ts";

/** Lets time pass for the cache, which reads the clock, and keeps what it read until a timer ends. */
function startClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return {
    pass(milliseconds: number) {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    },
  };
}
afterEach(() => {
  vi.useRealTimers();
});

test("an answer is cached for its lifetime, a null answer too", async () => {
  const clock = startClock();
  const cache = new AnswerCache<string | null>({
    max: 10,
    ttlOf: (answer) => (answer ? 5_000 : 50),
  });
  const load = vi.fn(async (): Promise<string | null> => null);
  expect(await cache.getOrLoad("a", load)).toBeNull();
  await cache.getOrLoad("a", load);
  expect(load).toHaveBeenCalledTimes(1);
  clock.pass(100);
  load.mockResolvedValue("known");
  expect(await cache.getOrLoad("a", load)).toBe("known");
  clock.pass(100);
  expect(await cache.getOrLoad("a", load)).toBe("known");
  expect(load).toHaveBeenCalledTimes(2);
});

test("an answer with a lifetime of 0 is loaded every time, but once for simultaneous callers", async () => {
  const cache = new AnswerCache<number>({ max: 10, ttlOf: () => 0 });
  const load = vi.fn(async () => load.mock.calls.length);
  expect(await Promise.all([cache.getOrLoad("a", load), cache.getOrLoad("a", load)])).toEqual([
    1, 1,
  ]);
  expect(await cache.getOrLoad("a", load)).toBe(2);
  expect(await cache.getOrLoad("b", load)).toBe(3);
});

test("a failure reaches all waiting callers, and the next caller loads again", async () => {
  const cache = new AnswerCache<string>({ max: 10, ttlOf: () => 5_000 });
  const load = vi.fn(async () => "well");
  load.mockRejectedValueOnce(new Error("ill"));
  const both = await Promise.allSettled([cache.getOrLoad("a", load), cache.getOrLoad("a", load)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.getOrLoad("a", load)).toBe("well");
});

test("the least recently used answers are evicted", async () => {
  const cache = new AnswerCache<string>({ max: 2, ttlOf: () => 5_000 });
  const load = vi.fn(async () => "x");
  for (const key of ["a", "b", "c", "c", "b", "a"]) await cache.getOrLoad(key, load);
  expect(load).toHaveBeenCalledTimes(4);
});
