import { expect, test } from "vitest";
import { cacheRouteData, loadOrCached } from "./route-data-cache.ts";

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
