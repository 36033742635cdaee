import { expect, test } from "vitest";
import { AREA_STYLES, areaStyle } from "./area-style.ts";

const styles = Array.from({ length: AREA_STYLES }, (_, index) => areaStyle(index));

test("twenty areas have twenty colours", () => {
  expect(new Set(styles.map(({ color }) => color)).size).toBe(20);
});

test("every area is visible and lets the map shine through", () => {
  for (const { fillOpacity } of styles) {
    expect(fillOpacity).toBeGreaterThan(0.1);
    expect(fillOpacity).toBeLessThan(0.5);
  }
  expect(new Set(styles.map(({ fillOpacity }) => fillOpacity)).size).toBe(5);
});

test("neighbours in the list differ by more than 60 degrees of hue", () => {
  const hues = styles.map(({ color }) => Number(/hsl\((\d+)/u.exec(color)?.[1]));
  for (const [index, hue] of hues.entries()) {
    const next = hues[(index + 1) % hues.length] ?? 0;
    const apart = Math.abs(hue - next);
    if (index + 1 < hues.length) expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60);
  }
});

test("the twenty-first area has the first colour again", () => {
  expect(areaStyle(AREA_STYLES + 3)).toEqual(areaStyle(3));
});
