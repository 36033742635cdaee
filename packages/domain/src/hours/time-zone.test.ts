import { tzOffset } from "@date-fns/tz/tzOffset";
import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE_MS } from "../time/durations.ts";
import { utcOffset } from "./time-zone.ts";

const zones = Intl.supportedValuesOf("timeZone");

test("the offset of each zone at each instant is that of Intl", () => {
  const [min, max] = [new Date("1990-01-01"), new Date("2050-01-01")];
  const anyInstant = fc.date({ min, max, noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyInstant, (zone, instant) => {
      // The second time it is one that is kept.
      const offsets = [0, 1].map(() => utcOffset(zone, instant.getTime()));
      const expected = tzOffset(zone, instant) * MINUTE_MS;
      expect(offsets).toEqual([expected, expected]);
    }),
    { numRuns: 500 },
  );
});

test("on a day on which the clock changes, the offset changes at that instant", () => {
  const change = Date.parse("2026-03-29T01:00:00Z");
  const offsets = [-2, -1, 0, 1].map((ms) => utcOffset("Europe/Berlin", change + ms) / MINUTE_MS);
  expect(offsets).toEqual([60, 60, 120, 120]);
});

test("an unknown zone is refused, the second time too", () => {
  for (const _ of [1, 2]) expect(() => utcOffset("Mars/Olympus", 0)).toThrow(RangeError);
});
