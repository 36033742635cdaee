import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { readUtm } from "./read-utm.ts";
import { saveUtm } from "./utm.ts";

beforeEach(() => {
  stubStorage("sessionStorage");
});

test("the parameters of the address are kept for the visit, per company", () => {
  saveUtm("a", "?utm_source=flyer&utm_campaign=summer&qr-id=1");
  saveUtm("a", "?product=taco");
  expect(readUtm("a")).toEqual({ utm_source: "flyer", utm_campaign: "summer" });
  expect(readUtm("b")).toEqual({ utm_source: null, utm_campaign: null });
});

test("a later address with a parameter replaces both", () => {
  saveUtm("a", "?utm_source=flyer&utm_campaign=summer");
  saveUtm("a", "?utm_source=map");
  expect(readUtm("a")).toEqual({ utm_source: "map", utm_campaign: null });
});

test.each([
  ["x".repeat(500), "x".repeat(200)],
  [`${"x".repeat(199)}😀`, "x".repeat(199)],
  [" \u202efly\u0000er\n ", "flyer"],
  ["\u0007", null],
])("%j is shortened and cleaned for the order", (parameter, expected) => {
  saveUtm("c", `?${new URLSearchParams({ utm_source: parameter, utm_campaign: "x" })}`);
  expect(readUtm("c").utm_source).toBe(expected);
});

test("where storage is blocked or broken, the values are kept in memory", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => "{",
    setItem: () => {
      throw new Error("blocked");
    },
  });
  saveUtm("d", "?utm_source=flyer");
  expect(readUtm("d")).toEqual({ utm_source: "flyer", utm_campaign: null });
});
