import { expect, test } from "vitest";
import { isLowRange } from "./low-map-range.ts";

test.each([
  ["4 km in Mexico City are 111 pixels", 19.4, 4_000, true],
  ["6 km in Mexico City are 166 pixels", 19.4, 6_000, false],
  ["5 km on the equator are 131 pixels", 0, 5_000, true],
  ["5 km in Helsinki are 262 pixels", 60.2, 5_000, false],
])("%s: a low map shows them: %#", (_, latitude, limit, low) => {
  expect(isLowRange({ latitude, longitude: 0 }, limit)).toBe(low);
});
