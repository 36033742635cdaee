import { expect, test } from "vitest";
import { cacheRouteData, staleOnError } from "./stale-on-error.ts";

cacheRouteData("menu", "old");
const fails = (error: unknown) => () => Promise.reject(error);

test("a refresh shows what the server has", async () => {
  expect(await staleOnError("menu", async () => "new")).toBe("new");
});

test("a refresh that lacks a part leaves that as it is", async () => {
  const both = (fresh: string, known: string) => `${fresh} and ${known}`;
  expect(await staleOnError("menu", async () => "new", both)).toBe("new and old");
  expect(await staleOnError("never loaded", async () => "new", both)).toBe("new");
});

test("a refresh that fails leaves what is there", async () => {
  expect(await staleOnError("menu", fails(new TypeError("no network")))).toBe("old");
});

test("what was never there fails as it does", async () => {
  await expect(staleOnError("root", fails(new TypeError("no network")))).rejects.toThrow();
});

test("where the server sends elsewhere, the page goes", async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(staleOnError("menu", fails(redirect))).rejects.toBe(redirect);
});
