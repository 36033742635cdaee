import { expect, test } from "vitest";
import { parseTicks, pruneTicks, toggleTick } from "./ticks.ts";

test("a second tap takes a tick back", () => {
  const once = toggleTick(toggleTick({}, "a", 0), "a", 2);
  expect(once).toEqual({ a: [0, 2] });
  expect(toggleTick(once, "a", 0)).toEqual({ a: [2] });
});

test("ticks of orders that left the board are forgotten", () => {
  expect(pruneTicks({ a: [0], b: [1] }, new Set(["b"]))).toEqual({ b: [1] });
});

test("damaged text gives no ticks", () => {
  expect(parseTicks('{"a":[0,1],"b":"x","c":[1.5]}')).toEqual({ a: [0, 1] });
  for (const text of [null, "", "[", "[]", "7", "null"]) expect(parseTicks(text)).toEqual({});
});
