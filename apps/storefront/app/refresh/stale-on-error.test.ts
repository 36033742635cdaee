import { expect, test } from "vitest";
import { cacheRouteData, staleOnError } from "./stale-on-error.ts";

cacheRouteData("menu", "old");
const fails = (error: unknown) => () => Promise.reject(error);

test("a refresh returns the server's data", async () => {
  expect(await staleOnError("menu", async () => "new")).toBe("new");
});

test("a refresh that lacks a part is completed with the last known data", async () => {
  const both = (fresh: string, lastKnown: string) => `${fresh} and ${lastKnown}`;
  expect(await staleOnError("menu", async () => "new", both)).toBe("new and old");
  expect(await staleOnError("never loaded", async () => "new", both)).toBe("new");
});

test("a failed refresh returns the last known data", async () => {
  expect(await staleOnError("menu", fails(new TypeError("no network")))).toBe("old");
});

test("a failed first load throws its error", async () => {
  await expect(staleOnError("root", fails(new TypeError("no network")))).rejects.toThrow();
});

test("a redirect is followed", async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(staleOnError("menu", fails(redirect))).rejects.toBe(redirect);
});
