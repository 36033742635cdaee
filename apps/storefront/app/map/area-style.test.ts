import { expect, test } from "vitest";
import { AREA_STYLES, areaStyle } from "./area-style.ts";

const looks = Array.from({ length: AREA_STYLES }, (_, index) => areaStyle(index));

test("twenty areas have twenty colours", () => {
  expect(new Set(looks.map(({ color }) => color)).size).toBe(20);
});

test("the map is seen through every area, and every area is seen", () => {
  for (const { fillOpacity } of looks) {
    expect(fillOpacity).toBeGreaterThan(0.1);
    expect(fillOpacity).toBeLessThan(0.5);
  }
  expect(new Set(looks.map(({ fillOpacity }) => fillOpacity)).size).toBe(5);
});

test("areas that stand beside each other in the list differ by more than a shade", () => {
  const hues = looks.map(({ color }) => Number(/hsl\((\d+)/u.exec(color)?.[1]));
  for (const [index, hue] of hues.entries()) {
    const next = hues[(index + 1) % hues.length] ?? 0;
    const apart = Math.abs(hue - next);
    if (index + 1 < hues.length) expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60);
  }
});

test("after twenty the colours begin anew", () => {
  expect(areaStyle(AREA_STYLES + 3)).toEqual(areaStyle(3));
});
