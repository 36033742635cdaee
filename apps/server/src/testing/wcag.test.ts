import { expect, test } from "vitest";
import { blendOver, contrastRatio, hexColor } from "./wcag.ts";

const ratio = (one: string, other: string) =>
  Number(contrastRatio(hexColor(one) ?? [], hexColor(other) ?? []).toFixed(2));

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
  ["#777777", "#ffffff", 4.48],
  ["#ff0000", "#ffffff", 4],
  ["#ffffff", "#0000ff", 8.59],
  ["#00ff00", "#ffffff", 1.37],
  ["#006eff", "#ffffff", 4.49],
])("the contrast of %s and %s is the published %d", (one, other, published) => {
  expect(ratio(one, other)).toBe(published);
});

test("half of black over white is grey", () => {
  expect(blendOver([0, 0, 0], [255, 255, 255], 0.5)).toEqual([128, 128, 128]);
});

test("only a hex colour of six digits is parsed", () => {
  expect(["#fff", "red", "#12345g", undefined].map(hexColor)).toEqual([null, null, null, null]);
});
