import { expect, test } from "vitest";
import { isPinTooNear } from "./pin-distance.ts";

const company = { latitude: 19.41868, longitude: -99.16243 };
/** A degree of latitude is 111,195 m on the sphere. */
const north = (meters: number) => ({ ...company, latitude: company.latitude + meters / 111_195 });

test("a pin counts as moved from twenty metres on", () => {
  expect(isPinTooNear(company, company)).toBe(true);
  expect(isPinTooNear(north(19.999), company)).toBe(true);
  expect(isPinTooNear(north(20), company)).toBe(false);
});

test("without a position of the company, a pin counts as moved away from 0,0", () => {
  expect(isPinTooNear({ latitude: 0, longitude: 0 }, null)).toBe(true);
  expect(isPinTooNear(company, null)).toBe(false);
});
