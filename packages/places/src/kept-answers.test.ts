import { expect, test, vi } from "vitest";
import { KeptAnswers } from "./kept-answers.ts";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("an answer is kept as long as it says, also when it is null", async () => {
  const kept = new KeptAnswers<string | null>({ max: 10, life: (answer) => (answer ? 5_000 : 50) });
  const ask = vi.fn(async (): Promise<string | null> => null);
  expect(await kept.get("a", ask)).toBeNull();
  await kept.get("a", ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await pause(100);
  ask.mockResolvedValue("known");
  expect(await kept.get("a", ask)).toBe("known");
  await pause(100);
  expect(await kept.get("a", ask)).toBe("known");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("what is not to be kept is asked every time, but once for all who come together", async () => {
  const kept = new KeptAnswers<number>({ max: 10, life: () => 0 });
  const ask = vi.fn(async () => ask.mock.calls.length);
  expect(await Promise.all([kept.get("a", ask), kept.get("a", ask)])).toEqual([1, 1]);
  expect(await kept.get("a", ask)).toBe(2);
  expect(await kept.get("b", ask)).toBe(3);
});

test("a failure fails all who wait, and nobody after them", async () => {
  const kept = new KeptAnswers<string>({ max: 10, life: () => 5_000 });
  const ask = vi.fn(async () => "well");
  ask.mockRejectedValueOnce(new Error("ill"));
  const both = await Promise.allSettled([kept.get("a", ask), kept.get("a", ask)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await kept.get("a", ask)).toBe("well");
});

test("of many the last are kept", async () => {
  const kept = new KeptAnswers<string>({ max: 2, life: () => 5_000 });
  const ask = vi.fn(async () => "x");
  for (const key of ["a", "b", "c", "c", "b", "a"]) await kept.get(key, ask);
  expect(ask).toHaveBeenCalledTimes(4);
});
