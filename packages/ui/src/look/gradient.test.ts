import fc from "fast-check";
import { expect, test } from "vitest";
import { black, contrast, mix, type Rgb, white } from "./color.ts";
import { gradientColors } from "./gradient.ts";

const part = fc.nat(255);
const color: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);

test("no point of a gradient is darker or lighter than its sampled colours", () => {
  fc.assert(
    fc.property(color, color, fc.nat(64), (one, other, step) => {
      const point = mix(other, one, step / 64);
      const samples = gradientColors([one, other]);
      for (const end of [black, white]) {
        const nearest = Math.min(...samples.map((each) => contrast(each, end)));
        expect(contrast(point, end)).toBeGreaterThanOrEqual(nearest);
      }
    }),
    { numRuns: 2_000 },
  );
});
