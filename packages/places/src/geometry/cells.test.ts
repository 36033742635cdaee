import { metersBetween } from "@comanda/domain/geo/position";
import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsAround, cellOf, cellRangesIn } from "./cells.ts";

const position = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

test("every position within a distance lies in the cells of the square around the centre", () => {
  const share = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(position, share, share, (middle, north, east) => {
      const bounds = boundsAround(middle, 150);
      const latitude = middle.latitude + (north * (bounds.north - bounds.south)) / 2;
      const longitude = middle.longitude + (east * (bounds.east - bounds.west)) / 2;
      const at = { latitude, longitude };
      fc.pre(metersBetween(middle, at) <= 150);
      const cell = cellOf(at);
      expect(cellRangesIn(bounds).some(({ first, last }) => first <= cell && cell <= last)).toBe(
        true,
      );
    }),
  );
});

test("the square around a position holds its circle, and little more", () => {
  fc.assert(
    fc.property(position, (middle) => {
      const { south, west, north, east } = boundsAround(middle, 150);
      for (const edge of [
        { ...middle, latitude: south },
        { ...middle, latitude: north },
        { ...middle, longitude: west },
        { ...middle, longitude: east },
      ]) {
        expect(metersBetween(middle, edge)).toBeGreaterThan(149.5);
        expect(metersBetween(middle, edge)).toBeLessThan(152);
      }
    }),
  );
});
