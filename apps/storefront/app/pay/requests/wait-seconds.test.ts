import { expect, test } from "vitest";
import { roundedWait, waitSecondsOf } from "./wait-seconds.ts";

test.each([
  [600, 600],
  ["90", 90],
  [undefined, null],
  ["soon", null],
  [-5, null],
])("a `retry_after` of %j is a wait of %j seconds", (retry_after, seconds) => {
  expect(waitSecondsOf({ problem: { retry_after: retry_after as number } })).toBe(seconds);
});

test.each([
  [null, null],
  [60, null],
  [61, { amount: 2, unit: "minute" }],
  [600, { amount: 10, unit: "minute" }],
  [3_601, { amount: 2, unit: "hour" }],
])("a wait of %j seconds is written as %j", (seconds, wait) => {
  expect(roundedWait(seconds)).toEqual(wait);
});
