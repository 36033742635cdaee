import { expect, test } from "vitest";
import { isAccidentalSecondTap } from "./guard-double-taps.ts";

const button = new EventTarget();
const behind = new EventTarget();
const first = { at: 1000, x: 100, y: 700, pointer: "touch" as const, target: button };
const click = { ...first, pointer: "mouse" as const };

test.each([
  ["the first tap", null, { ...first, target: behind }, false],
  ["a second tap on the same element", first, { ...first, at: 1150 }, false],
  ["the click on a label's field", first, { ...first, at: 1002, target: behind }, false],
  ["a fast tap on another element", first, { ...first, at: 1150, target: behind }, true],
  ["a later tap on another element", first, { ...first, at: 1500, target: behind }, false],
  ["a fast tap at another place", first, { ...first, at: 1150, y: 300, target: behind }, false],
  ["a fast tap a finger's width away", first, { ...first, at: 1150, y: 735, target: behind }, true],
  ["a double click", click, { ...click, at: 1150, x: 102, target: behind }, true],
  ["a slow double click", click, { ...click, at: 1900, x: 102, target: behind }, true],
  [
    "a fast click of a mouse that moved",
    click,
    { ...click, at: 1150, y: 735, target: behind },
    false,
  ],
])("whether %s is accidental is recognized", (_, before, tap, accidental) => {
  expect(isAccidentalSecondTap(before, tap)).toBe(accidental);
});
