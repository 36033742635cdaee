import fc from "fast-check";
import { expect, test } from "vitest";
import { cornersIn, cornerText } from "./corner-text.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const triangle = [at(19.4, -99.2), at(19.4, -99.1), at(19.5, -99.1)];
const pairs = [
  [-99.2, 19.4],
  [-99.1, 19.4],
  [-99.1, 19.5],
  [-99.2, 19.4],
];
const polygon = { type: "Polygon", coordinates: [pairs] };

test.each([
  ["lines", "19.4, -99.2\n19.4, -99.1\n19.5, -99.1\n", [triangle]],
  ["lines with spaces and semicolons", " 19.4 -99.2\n19.4;-99.1\n19.5 ,-99.1", [triangle]],
  ["two rings", `${cornerText([triangle, triangle])}`, [triangle, triangle]],
  ["a polygon", JSON.stringify(polygon), [triangle]],
  ["a feature", JSON.stringify({ type: "Feature", geometry: polygon }), [triangle]],
  [
    "a collection",
    JSON.stringify({
      type: "FeatureCollection",
      features: [{ type: "Feature", geometry: polygon }],
    }),
    [triangle],
  ],
  [
    "several polygons",
    JSON.stringify({ type: "MultiPolygon", coordinates: [[pairs], [pairs]] }),
    [triangle, triangle],
  ],
  [
    "a polygon over the date line",
    '{"type":"Polygon","coordinates":[[[179.9,-17],[180.1,-17],[180.1,-16]]]}',
    [[at(-17, 179.9), at(-17, -179.9), at(-16, -179.9)]],
  ],
  ["nothing", "  ", []],
])("corners are read from %s", (_, text, rings) => {
  expect(cornersIn(text)).toEqual(rings);
});

test.each([
  "here",
  "19.4",
  "91, 0",
  "0, 181",
  "19.4, -99.2\nthere",
  "{",
  "{}",
  '{"type":"Point","coordinates":[1,2]}',
  '{"type":"Polygon","coordinates":[]}',
  '{"type":"Polygon","coordinates":[["a"]]}',
  '{"type":"Polygon","coordinates":[[[0,91]]]}',
  '{"type":"Polygon","coordinates":[[[361,0]]]}',
])("the text %j has no corners", (text) => {
  expect(cornersIn(text)).toBeNull();
});

test("a written text is read back as the same corners", () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 });
  const corner = fc.tuple(degrees(90), degrees(180)).map(([y, x]) => at(y / 1e6 + 0, x / 1e6 + 0));
  const rings = fc.array(fc.array(corner, { minLength: 1, maxLength: 9 }), { maxLength: 4 });
  fc.assert(
    fc.property(rings, (shape) => {
      expect(cornersIn(cornerText(shape))).toEqual(shape);
    }),
  );
});
