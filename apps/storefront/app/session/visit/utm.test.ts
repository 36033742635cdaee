import { beforeEach, expect, test, vi } from "vitest";
import { readUtm, saveUtm } from "./utm.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("what the address says is kept for the visit, of each company its own", () => {
  saveUtm("a", "?utm_source=flyer&utm_campaign=summer&qr-id=1");
  saveUtm("a", "?product=taco");
  expect(readUtm("a")).toEqual({ utm_source: "flyer", utm_campaign: "summer" });
  expect(readUtm("b")).toEqual({ utm_source: null, utm_campaign: null });
});

test("a later address that says something replaces both", () => {
  saveUtm("a", "?utm_source=flyer&utm_campaign=summer");
  saveUtm("a", "?utm_source=map");
  expect(readUtm("a")).toEqual({ utm_source: "map", utm_campaign: null });
});

test.each([
  ["x".repeat(500), "x".repeat(200)],
  [`${"x".repeat(199)}😀`, "x".repeat(199)],
  [" \u202efly\u0000er\n ", "flyer"],
  ["\u0007", null],
])("%j is kept as an order can take it", (given, kept) => {
  saveUtm("c", `?${new URLSearchParams({ utm_source: given, utm_campaign: "x" })}`);
  expect(readUtm("c").utm_source).toBe(kept);
});

test("where nothing can be stored, or what is stored is broken, the page remembers", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => "{",
    setItem: () => {
      throw new Error("blocked");
    },
  });
  saveUtm("d", "?utm_source=flyer");
  expect(readUtm("d")).toEqual({ utm_source: "flyer", utm_campaign: null });
});
