import fc from "fast-check";
import { expect, test } from "vitest";
import {
  contrast,
  cssColor,
  ensureContrast,
  ink,
  inkOn,
  leastContrast,
  mix,
  parseColor,
  READABLE_CONTRAST,
  type Rgb,
  readableBackground,
  white,
} from "./color.ts";

const part = fc.nat(255);
const color: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);

test("a colour is written as CSS and read back", () => {
  fc.assert(
    fc.property(color, (rgb) => {
      expect(parseColor(cssColor(rgb))).toEqual(rgb);
    }),
  );
});

test("colours are read in the common notations", () => {
  expect(parseColor("#06f")).toEqual([0, 102, 255]);
  expect(parseColor(" #006EFF ")).toEqual([0, 110, 255]);
  expect(parseColor("#006EFF80")).toEqual([0, 110, 255]);
  expect(parseColor("rgb(0, 110, 255)")).toEqual([0, 110, 255]);
  expect(parseColor("rgba(0 110 255 / .5)")).toEqual([0, 110, 255]);
});

test.each(["red", "#12345", "rgb(300, 0, 0)", "url(x)", "", null])("%j is not a colour", (text) => {
  expect(parseColor(text)).toBeNull();
});

test("contrast is symmetric, 1 with itself and 21 at most", () => {
  fc.assert(
    fc.property(color, color, (a, b) => {
      expect(contrast(a, b)).toBeCloseTo(contrast(b, a));
      expect(contrast(a, a)).toBeCloseTo(1);
      expect(contrast(a, b)).toBeLessThanOrEqual(21.01);
    }),
  );
});

test("on every colour of a company, text is readable", () => {
  fc.assert(
    fc.property(color, (rgb) => {
      const ground = readableBackground(rgb);
      expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
    }),
  );
});

test("a colour is moved towards our ink until it is readable on all backgrounds", () => {
  fc.assert(
    fc.property(color, (rgb) => {
      const grounds = [white, mix(rgb, white, 0.1)];
      expect(leastContrast(ensureContrast(rgb, ink, grounds), grounds)).toBeGreaterThanOrEqual(
        READABLE_CONTRAST,
      );
    }),
  );
});
