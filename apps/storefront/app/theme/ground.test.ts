import fc from "fast-check";
import { expect, test } from "vitest";
import { black, contrast, mix, type Rgb, white } from "./color.ts";
import { between, groundPicture } from "./ground.ts";

const part = fc.nat(255);
const color: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);

test("a background's picture has an address for each of its sizes", () => {
  const background_image = {
    desktop_url: "wide.webp",
    mobile_url: "tall.webp",
    desktop_thumbnail_url: "wide-small.webp",
    mobile_thumbnail_url: "tall-small.webp",
  };
  const body = { background_color: null, degraded_color: null, background_image };
  expect(groundPicture({ ...body, background_type: "image" })).toEqual({
    desktop: "wide.webp",
    mobile: "tall.webp",
    smallDesktop: "wide-small.webp",
    smallMobile: "tall-small.webp",
  });
  expect(groundPicture({ ...body, background_type: "gradient" })).toBeNull();
});

test("no point of a gradient is darker or lighter than the colours that stand for it", () => {
  fc.assert(
    fc.property(color, color, fc.nat(64), (one, other, step) => {
      const point = mix(other, one, step / 64);
      const stands = between([one, other]);
      for (const end of [black, white]) {
        const nearest = Math.min(...stands.map((each) => contrast(each, end)));
        expect(contrast(point, end)).toBeGreaterThanOrEqual(nearest);
      }
    }),
    { numRuns: 2_000 },
  );
});
