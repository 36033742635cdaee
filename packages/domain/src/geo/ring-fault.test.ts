import fc from "fast-check";
import { expect, test } from "vitest";
import { box } from "../testing/delivery-town.ts";
import type { Position } from "./position.ts";
import { MAX_CORNERS, ringFault } from "./ring-fault.ts";

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

test.each([
  ["a box", box(19, -99.2, 19.1, -99.1), null],
  ["a closed box", [...box(19, -99.2, 19.1, -99.1), at(19, -99.2)], null],
  ["a box across the antimeridian", box(-17, 179.5, -16, -179.5), null],
  ["no corner", [], "corners"],
  ["two corners", [at(0, 0), at(1, 1)], "corners"],
  ["two corners, one of them twice", [at(0, 0), at(1, 1), at(1, 1)], "corners"],
  ["a bow tie", [at(0, 0), at(1, 1), at(1, 0), at(0, 1)], "crosses"],
  ["an edge through a corner", [at(0, 0), at(0, 2), at(1, 2), at(0, 1), at(1, 0)], "crosses"],
  ["half a continent", box(0, 0, 20, 20), "huge"],
  ["a ring around a pole", [at(80, 0), at(80, 120), at(80, -120)], "huge"],
])("%s has the fault that is expected", (_, ring, fault) => {
  expect(ringFault(ring)).toBe(fault);
});

test("more corners than an import takes are refused", () => {
  const ring = Array.from({ length: MAX_CORNERS + 1 }, (_, index) => {
    const angle = (2 * Math.PI * index) / (MAX_CORNERS + 1);
    return at(Math.sin(angle), Math.cos(angle));
  });
  expect(ringFault(ring)).toBe("many");
});

/** Corners at growing angles around a centre: such a ring never crosses itself. */
const stars = fc
  .array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 4, maxLength: 20 })
  .map((reaches) =>
    reaches.map((reach, index) => {
      const angle = (2 * Math.PI * index) / reaches.length;
      return at(19 + reach * Math.sin(angle), -99 + reach * Math.cos(angle));
    }),
  );

test("a star is right, from any corner on and in both directions", () => {
  fc.assert(
    fc.property(stars, fc.nat(), (ring, turn) => {
      const start = turn % ring.length;
      const turned = [...ring.slice(start), ...ring.slice(0, start)];
      expect(ringFault(turned)).toBeNull();
      expect(ringFault(turned.toReversed())).toBeNull();
    }),
  );
});

test("a round ring crosses itself where two neighbours are swapped", () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 40 }), fc.nat(), (count, swapped) => {
      const ring = Array.from({ length: count }, (_, index) => {
        const angle = (2 * Math.PI * index) / count;
        return at(19 + Math.sin(angle), -99 + Math.cos(angle));
      });
      const [one, two] = [swapped % count, (swapped + 1) % count];
      const swap = new Map([
        [one, ring[two]],
        [two, ring[one]],
      ]);
      const crossed = ring.flatMap((corner, index) => swap.get(index) ?? corner);
      expect(ringFault(crossed)).toBe("crosses");
    }),
  );
});
