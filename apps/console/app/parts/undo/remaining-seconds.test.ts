import { expect, test } from "vitest";
import { remainingSeconds } from "./remaining-seconds.ts";

test.each([
  [10_000, 0, 10],
  [10_000, 1, 10],
  [10_000, 9_001, 1],
  [10_000, 10_000, 0],
  [10_000, 60_000, 0],
])("until %d at %d there remain %d seconds", (until, now, seconds) => {
  expect(remainingSeconds(until, now)).toBe(seconds);
});
