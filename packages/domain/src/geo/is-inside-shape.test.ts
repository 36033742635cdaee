import fc from "fast-check";
import classify from "robust-point-in-polygon";
import { expect, test } from "vitest";
import { box } from "../testing/delivery-town.ts";
import { isInsideShape } from "./is-inside-shape.ts";
import type { Position } from "./position.ts";

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const square = box(0, 0, 10, 10);
const hole = box(4, 4, 6, 6);

test.each([
  ["in the middle", at(2, 2), true],
  ["on an edge", at(10, 5), true],
  ["on a corner", at(0, 0), true],
  ["on the edge of the hole", at(5, 6), true],
  ["on a corner of the hole", at(4, 4), true],
  ["in the hole", at(5, 5), false],
  ["just beyond", at(10.000001, 5), false],
  ["level with an edge, beside it", at(10, 11), false],
])("a position %s of a square with a hole", (_, position, inside) => {
  expect(isInsideShape([square, hole], position)).toBe(inside);
  expect(isInsideShape([hole, square], position)).toBe(inside);
  expect(isInsideShape([square.toReversed(), [...hole, ...hole.slice(0, 1)]], position)).toBe(
    inside,
  );
});

test("an island in the hole and a separate part belong to the shape", () => {
  const shape = [square, hole, box(4.5, 4.5, 5.5, 5.5), box(20, 20, 30, 30)];
  expect(isInsideShape(shape, at(5, 5))).toBe(true);
  expect(isInsideShape(shape, at(4.2, 5))).toBe(false);
  expect(isInsideShape(shape, at(25, 25))).toBe(true);
});

test("a shape can be a single ring", () => {
  expect(isInsideShape(square, at(5, 5))).toBe(true);
  expect(isInsideShape(square, at(5, 11))).toBe(false);
});

test.each([[null], [undefined], [[]], [[[]]], [square.slice(0, 2)], [[square.slice(0, 2)]]])(
  "the shape %j contains nothing",
  (shape) => {
    expect(isInsideShape(shape, at(0, 0))).toBe(false);
  },
);

test("a ring around a pole contains nothing", () => {
  const pole = [at(80, 0), at(80, 120), at(80, -120)];
  expect(isInsideShape(pole, at(85, 10))).toBe(false);
});

test("a ring of one repeated point contains no other point", () => {
  expect(isInsideShape([at(5, 5), at(5, 5), at(5, 5)], at(5, 5.1))).toBe(false);
});

test.each([
  [at(-15, 179.9), true],
  [at(-15, -179.9), true],
  [at(-15, 180), true],
  [at(-15, -180), true],
  [at(-15, 0), false],
  [at(-15, 174), false],
  [at(-15, -174), false],
  [at(-15, 178), false],
])("a shape across the antimeridian contains %j: %s", (position, inside) => {
  const shape = [box(-20, 175, -10, -175), box(-16, 177, -14, 179)];
  expect(isInsideShape(shape, position)).toBe(inside);
});

/** Evenly distributed numbers with six decimals. */
const between = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6);

/** Returns a ring around a centre with corners at growing angles; longitudes are from -180 to 180. */
const ringAround = (latitude: number, longitude: number, radius: number) =>
  fc.array(between(0.3, 1), { minLength: 3, maxLength: 12 }).map((reaches) =>
    reaches.map((reach, index) => {
      const angle = (2 * Math.PI * index) / reaches.length;
      return at(
        latitude + radius * reach * Math.sin(angle),
        wrapped(longitude + radius * reach * Math.cos(angle)),
      );
    }),
  );

function wrapped(longitude: number): number {
  return longitude - 360 * Math.round(longitude / 360);
}

/** A shape with a hole and a second part, and points around it; half cross the antimeridian. */
const towns = fc
  .record({
    latitude: between(-60, 60),
    longitude: fc.oneof(between(-150, 150), between(175, 180), between(-180, -175)),
  })
  .chain(({ latitude, longitude }) =>
    fc.record({
      centre: fc.constant(at(latitude, longitude)),
      rings: fc.tuple(
        ringAround(latitude, longitude, 8),
        ringAround(latitude, longitude, 3),
        ringAround(latitude, longitude + 14, 5),
      ),
      points: fc.array(
        fc
          .tuple(between(-9, 9), between(-9, 21))
          .map(([north, east]) => at(latitude + north, wrapped(longitude + east))),
        { minLength: 50, maxLength: 50 },
      ),
    }),
  );

test("10,000 random points get the result of an independent library", () => {
  const seen = { inside: 0, outside: 0, across: 0 };
  fc.assert(
    fc.property(towns, ({ centre, rings, points }) => {
      const across = rings.flat().some((p) => Math.abs(p.longitude - centre.longitude) > 180);
      for (const point of points) {
        const inside = isInsideShape(rings, point);
        seen[inside ? "inside" : "outside"] += 1;
        if (across) seen.across += 1;
        expect(inside).toBe(isInsideByLibrary(rings, point, centre.longitude));
      }
    }),
    { numRuns: 200, seed: 20_260_101 },
  );
  expect(seen.inside + seen.outside).toBeGreaterThanOrEqual(10_000);
  expect(Math.min(seen.inside, seen.outside, seen.across)).toBeGreaterThan(1500);
});

/** The even-odd rule over the library's result for each ring, with longitudes around the centre's. */
function isInsideByLibrary(
  rings: readonly Position[][],
  point: Position,
  meridian: number,
): boolean {
  const flat = ({ latitude, longitude }: Position): [number, number] => {
    const turns = Math.round((longitude - meridian) / 360);
    return [longitude - 360 * turns, latitude];
  };
  const sides = rings.map((ring) => classify(ring.map(flat), flat(point)));
  return sides.includes(0) || sides.filter((side) => side === -1).length % 2 === 1;
}
