import { expect, test } from "vitest";
import { isPullDown } from "./watch-pull-down.ts";

test.each([
  ["far enough down", 0, 64, true],
  ["a little to the side", -30, 80, true],
  ["not far enough", 0, 63, false],
  ["up", 0, -90, false],
  ["across", 80, 90, false],
])("a swipe that goes %s is recognized by its distance and direction", (_, dx, dy, pulls) => {
  expect(isPullDown(dx, dy)).toBe(pulls);
});
