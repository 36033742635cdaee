import { expect, test } from "vitest";
import { withoutRepeats } from "./repeated-corners.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test("a corner that was pressed twice is one corner, and corners on one line of latitude are two", () => {
  const ring = [at(1, 1), at(1, 1), at(1, 2), at(2, 2), at(2, 2), at(2, 2)];
  expect(withoutRepeats(ring)).toEqual([at(1, 1), at(1, 2), at(2, 2)]);
});

test("a corner that is pressed again later stays, because the line goes there twice", () => {
  const ring = [at(1, 1), at(1, 2), at(1, 1)];
  expect(withoutRepeats(ring)).toEqual(ring);
});
