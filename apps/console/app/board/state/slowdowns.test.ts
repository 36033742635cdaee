import { expect, test } from "vitest";
import { busyMinutes, slowdownsAt } from "./slowdowns.ts";

const now = Date.parse("2026-05-15T20:00:00Z");
const pause = { service_type: "DELIVERY" as const, until: "2026-05-15T20:30:00Z" };
const busy = { minutes: 15, until: "2026-05-15T21:00:00Z" };

test("pauses stand before a busy kitchen, each with its end", () => {
  expect(slowdownsAt({ pauses: [pause], busy }, now)).toEqual([
    { type: "DELIVERY", until: pause.until },
    { type: null, minutes: 15, until: busy.until },
  ]);
});

test("a slowdown that has ended is not shown, although the board was not read again", () => {
  const later = Date.parse(pause.until);
  expect(slowdownsAt({ pauses: [pause], busy: null }, later)).toEqual([]);
  expect(slowdownsAt({ pauses: [pause], busy }, later)).toHaveLength(1);
  expect(slowdownsAt(null, now)).toEqual([]);
});

test("a busy kitchen adds its minutes until its end", () => {
  expect(busyMinutes({ busy }, now)).toBe(15);
  expect(busyMinutes({ busy }, Date.parse(busy.until))).toBe(0);
  expect(busyMinutes({ busy: null }, now)).toBe(0);
  expect(busyMinutes(null, now)).toBe(0);
});
