import { expect, test } from "vitest";
import { editorFrame } from "./editor-frame.ts";

const at = (longitude: number, latitude = -16.8) => ({ latitude, longitude });

test.each([179.98, -179.98])("an area over the date line is in one piece, seen from %d", (seen) => {
  const frame = editorFrame(at(seen));
  const ring = [at(179.9), at(-179.9), at(-179.95, -16.9)];
  const pairs = frame.toPairs(ring);
  const longitudes = pairs.map(([longitude]) => longitude);
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeCloseTo(0.2, 6);
  expect(Math.max(...longitudes.map(Math.abs))).toBeLessThan(1);
  expect(pairs.map(frame.toPosition)).toEqual(ring);
});

test("elsewhere the editor has the stored longitudes", () => {
  const frame = editorFrame(at(-99.16));
  expect(editorFrame(undefined).toPairs([at(-0.1)])).toEqual([[-0.1, -16.8]]);
  expect(frame.toPairs([at(-99.2)]).map(frame.toPosition)).toEqual([at(-99.2)]);
});
