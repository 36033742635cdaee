import { expect, test, vi } from "vitest";
import { AnswerCache } from "./answer-cache.ts";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("an answer is kept as long as it says, also when it is null", async () => {
  const cache = new AnswerCache<string | null>({
    max: 10,
    ttlOf: (answer) => (answer ? 5_000 : 50),
  });
  const ask = vi.fn(async (): Promise<string | null> => null);
  expect(await cache.getOrLoad("a", ask)).toBeNull();
  await cache.getOrLoad("a", ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await wait(100);
  ask.mockResolvedValue("known");
  expect(await cache.getOrLoad("a", ask)).toBe("known");
  await wait(100);
  expect(await cache.getOrLoad("a", ask)).toBe("known");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("what is not to be kept is asked every time, but once for all who come together", async () => {
  const cache = new AnswerCache<number>({ max: 10, ttlOf: () => 0 });
  const ask = vi.fn(async () => ask.mock.calls.length);
  expect(await Promise.all([cache.getOrLoad("a", ask), cache.getOrLoad("a", ask)])).toEqual([1, 1]);
  expect(await cache.getOrLoad("a", ask)).toBe(2);
  expect(await cache.getOrLoad("b", ask)).toBe(3);
});

test("a failure fails all who wait, and nobody after them", async () => {
  const cache = new AnswerCache<string>({ max: 10, ttlOf: () => 5_000 });
  const ask = vi.fn(async () => "well");
  ask.mockRejectedValueOnce(new Error("ill"));
  const both = await Promise.allSettled([cache.getOrLoad("a", ask), cache.getOrLoad("a", ask)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.getOrLoad("a", ask)).toBe("well");
});

test("of many the last are kept", async () => {
  const cache = new AnswerCache<string>({ max: 2, ttlOf: () => 5_000 });
  const ask = vi.fn(async () => "x");
  for (const key of ["a", "b", "c", "c", "b", "a"]) await cache.getOrLoad(key, ask);
  expect(ask).toHaveBeenCalledTimes(4);
});
