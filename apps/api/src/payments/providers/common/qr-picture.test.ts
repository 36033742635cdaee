import fc from "fast-check";
import { expect, test } from "vitest";
import { qrPicture } from "./qr-picture.ts";

const matrix = fc.integer({ min: 1, max: 25 }).chain((size) =>
  fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  }),
);

/** Returns the dark modules of a picture with its quiet zone, read from its path. */
function darkOf(picture: string): string[] {
  const [, base64 = ""] = picture.split(",");
  const svg = Buffer.from(base64, "base64").toString("utf8");
  const runs = svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/gu);
  return [...runs].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
  );
}

test("every dark module is drawn once, inside a border of four modules", () => {
  fc.assert(
    fc.property(matrix, (modules) => {
      const dark = modules.flatMap((row, y) =>
        row.flatMap((isDark, x) => (isDark ? [`${x + 4},${y + 4}`] : [])),
      );
      expect(darkOf(qrPicture(modules))).toEqual(dark);
    }),
    { seed: 21, numRuns: 100 },
  );
});

test("a picture is square, with a white background and a quiet zone", () => {
  const svg = Buffer.from(qrPicture([[true]]).split(",")[1] ?? "", "base64").toString("utf8");
  expect(svg).toContain('viewBox="0 0 9 9"');
  expect(svg).toContain('<path fill="#fff" d="M0 0h9v9H0z"/>');
});
