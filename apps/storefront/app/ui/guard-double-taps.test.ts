import { expect, test } from "vitest";
import { isAccidentalSecondTap } from "./guard-double-taps.ts";

const button = new EventTarget();
const behind = new EventTarget();
const first = { at: 1000, x: 100, y: 700, target: button };

test.each([
  ["no tap before", null, { ...first, target: behind }, false],
  ["twice on the same", first, { ...first, at: 1150 }, false],
  ["what a label presses", first, { ...first, at: 1002, target: behind }, false],
  ["at once on something else there", first, { ...first, at: 1150, target: behind }, true],
  ["later on something else there", first, { ...first, at: 1500, target: behind }, false],
  ["at once on something elsewhere", first, { at: 1150, x: 100, y: 300, target: behind }, false],
])("%s", (_, before, tap, through) => {
  expect(isAccidentalSecondTap(before, tap)).toBe(through);
});
