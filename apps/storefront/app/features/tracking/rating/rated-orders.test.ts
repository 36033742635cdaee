import { beforeEach, expect, test, vi } from "vitest";
import { rememberRated, wasRated } from "./rated-orders.ts";

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
  });
});

test("an order that was rated is known, and no other", () => {
  rememberRated("one");
  rememberRated("two");
  rememberRated("one");
  expect(["one", "two", "three"].map(wasRated)).toEqual([true, true, false]);
});

test("of many the latest are", () => {
  for (let order = 1; order <= 60; order += 1) rememberRated(`order ${order}`);
  expect([10, 11, 60].map((order) => wasRated(`order ${order}`))).toEqual([false, true, true]);
});

test.each(["", "rubbish", "{}", "null", "[1,{}]"])("what is kept may be %j", (text) => {
  kept["comanda.ratedOrders"] = text;
  expect(wasRated("one")).toBe(false);
  rememberRated("one");
  expect(wasRated("one")).toBe(true);
});
