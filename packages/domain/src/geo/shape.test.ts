import { expect, test } from "vitest";
import { ringNear } from "./shape.ts";

const at = (...longitudes: number[]) =>
  longitudes.map((longitude) => ({ latitude: -17, longitude }));

test.each([
  [
    "across the antimeridian, seen from the west",
    [179.5, -179.5, -180, 180],
    178,
    [179.5, 180.5, 180, 180],
  ],
  ["beyond the antimeridian", [-180, -179.5], 178, [180, 180.5]],
  ["across the antimeridian, seen from the east", [179.5, -179.5], -175, [-180.5, -179.5]],
  ["elsewhere", [13.3, 13.5], 13.4, [13.3, 13.5]],
  ["on the other side of the Earth", [100, 120], -100, [100, 120].map((each) => each - 360)],
])("a ring %s is shown in one piece beside the company", (_, ring, near, shown) => {
  expect(ringNear(at(...ring), at(near)[0])).toEqual(at(...shown));
});

test("without a company a ring begins where its first point is", () => {
  expect(ringNear(at(179.5, -179.5), undefined)).toEqual(at(179.5, 180.5));
});
