import { expect, test } from "vitest";
import { anySignal, canParse, groupBy, withResolvers } from "./polyfills.ts";

test.each([
  ["https://a.test/b", undefined],
  ["/b?c", "https://a.test"],
  ["/b", undefined],
  ["https://[", undefined],
  ["", "https://a.test"],
  ["//", "https://a.test"],
])("whether %j is a URL at %j is as the standard says", (url, base) => {
  expect(canParse(url, base)).toBe(URL.canParse(url, base));
});

test("a signal is aborted with the first of several, and with its reason", () => {
  const first = new AbortController();
  const second = new AbortController();
  const either = anySignal([first.signal, second.signal]);
  expect(either.aborted).toBe(false);
  second.abort("late");
  first.abort("later");
  expect([either.aborted, either.reason]).toEqual([true, "late"]);
  expect(anySignal([AbortSignal.abort("before"), second.signal]).reason).toBe("before");
});

test("things are grouped by their keys, in their order", () => {
  const words = ["taco", "torta", "agua", "tostada", "atole"];
  const keyOf = (word: string, index: number) => `${word[0]}${index < 4}`;
  expect([...groupBy(words, keyOf)]).toEqual([...Map.groupBy(words, keyOf)]);
  expect(groupBy(new Set(words), keyOf)).toEqual(Map.groupBy(words, keyOf));
});

test("a promise is settled from outside", async () => {
  const kept = withResolvers<number>();
  kept.resolve?.(1);
  const broken = withResolvers<number>();
  broken.reject?.(new Error("no"));
  expect(await kept.promise).toBe(1);
  await expect(broken.promise).rejects.toThrow("no");
});
