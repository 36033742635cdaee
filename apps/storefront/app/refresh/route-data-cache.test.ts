import { afterEach, expect, test, vi } from "vitest";
import { cacheRouteData, loadOrCached, wasLoadedWithin } from "./route-data-cache.ts";

afterEach(() => {
  vi.useRealTimers();
});

cacheRouteData("menu", "old");
const fails = (error: unknown) => () => Promise.reject(error);

test("a refresh returns the server's data", async () => {
  expect(await loadOrCached("menu", async () => "new")).toBe("new");
});

test("a refresh that lacks a part is completed with the last known data", async () => {
  const both = (fresh: string, lastKnown: string) => `${fresh} and ${lastKnown}`;
  expect(await loadOrCached("menu", async () => "new", both)).toBe("new and old");
  expect(await loadOrCached("never loaded", async () => "new", both)).toBe("new");
});

test("a failed refresh returns the last known data", async () => {
  expect(await loadOrCached("menu", fails(new TypeError("no network")))).toBe("old");
});

test("a failed first load throws its error", async () => {
  await expect(loadOrCached("root", fails(new TypeError("no network")))).rejects.toThrow();
});

test("a redirect is followed", async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(loadOrCached("menu", fails(redirect))).rejects.toBe(redirect);
});

test.each([
  ["just now", "12:00:00.500", true],
  ["a minute ago", "12:01:00", false],
  ["in the future, because the clock was set back", "10:00:00", false],
])("data that was loaded %s counts as current: %s, %s", async (_, time, isCurrent) => {
  vi.useFakeTimers({ now: new Date("2026-05-01T12:00:00Z"), toFake: ["Date"] });
  await loadOrCached("menu", async () => "new");
  vi.setSystemTime(new Date(`2026-05-01T${time}Z`));
  expect(wasLoadedWithin(1_000)).toBe(isCurrent);
});
