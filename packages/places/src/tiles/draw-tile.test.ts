import { anyCharacter } from "@comanda/domain/testing/any-character";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Gazetteer, NumberedHouse, StreetLines } from "../gazetteer/search/gazetteer.ts";
import { drawTile } from "./draw-tile.ts";
import { fromPixels, tileBounds, toPixels } from "./mercator.ts";
import { placeStreetNames } from "./street-name-placement.ts";

const HOME = { latitude: 19.42, longitude: -99.16 };
const east = (meters: number) => ({ ...HOME, longitude: HOME.longitude + meters / 104_900 });

function gazetteer(streets: StreetLines[], houses: NumberedHouse[] = []) {
  return {
    streetsIn: (_: unknown, limit: number) => streets.slice(0, limit),
    housesIn: (_: unknown, limit: number) => houses.slice(0, limit),
    namedPlaces: () => [],
  } satisfies Pick<Gazetteer, "streetsIn" | "housesIn" | "namedPlaces">;
}

function tileOf(z: number): [number, number, number] {
  const { x, y } = toPixels(HOME, z);
  return [z, Math.floor(x / 256), Math.floor(y / 256)];
}

const street = { name: "Calle Harmonía", lines: [[east(-400), east(400)]] };

test("a street is drawn at a far zoom, named at a near one, with houses at the nearest", () => {
  const town = gazetteer([street], [{ ...HOME, number: "154" }]);
  const [far, near, nearest] = [13, 16, 17].map((z) => drawTile(town, ...tileOf(z)));
  for (const tile of [far, near, nearest]) expect(tile).toMatch(/<path d="M[-\d. L]+" stroke=/u);
  expect(far).not.toContain("Harmonía");
  expect(near).toContain(">Calle Harmonía</text>");
  expect(near).not.toContain("154");
  expect(nearest).toContain(">154</text>");
});

test("a tile is empty without data, at far zooms, and outside the map", () => {
  const bare = drawTile(gazetteer([]), ...tileOf(16));
  expect(bare).toMatch(/^<svg [^>]+><path d="M0 0h256v256H0z" fill="#\w+"\/><\/svg>$/u);
  const town = gazetteer([street]);
  for (const [z, x, y] of [
    [0, 0, 0],
    [9, 100, 100],
    [16, -1, 5],
    [16, 65_536, 5],
    [16, 0.5, 5],
    [21, 1, 1],
    [Number.NaN, 0, 0],
    [16, 0, Number.POSITIVE_INFINITY],
  ] as const) {
    expect(drawTile(town, z, x, y)).toBe(bare);
  }
});

test("names are escaped, and the same data gives the same tile", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 12 }), (name) => {
      const town = gazetteer([{ ...street, name }], [{ ...HOME, number: name }]);
      const tile = drawTile(town, ...tileOf(18));
      expect(drawTile(town, ...tileOf(18))).toBe(tile);
      const texts = tile.replace(/<\/?(?:svg|path|g|text)\b[^<>]*>/gu, "");
      expect(texts).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/u);
      expect(texts.isWellFormed()).toBe(true);
    }),
  );
});

test("a tile of a million streets is no larger than one of some hundred, and is drawn in time", () => {
  const many = Array.from({ length: 3_000 }, (_, at) => ({
    name: `Calle ${at}`,
    lines: [Array.from({ length: 50 }, (_, step) => east(at + step * 20))],
  }));
  const houses = Array.from({ length: 3_000 }, (_, at) => ({ ...east(at / 10), number: `${at}` }));
  const began = performance.now();
  const tile = drawTile(gazetteer(many, houses), ...tileOf(17));
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(tile.length).toBeLessThan(400_000);
});

test("a name that crosses two tiles is at the same place in both", () => {
  const [z, x, y] = tileOf(16);
  const middle = fromPixels({ x: (x + 1) * 256, y: (y + 0.5) * 256 }, z);
  const line = [-400, 400].map((meters) => ({
    ...middle,
    longitude: middle.longitude + meters / 104_900,
  }));
  const town = gazetteer([{ name: "Calle Harmonía", lines: [line] }]);
  const [left, right] = [x, x + 1].map((column) => {
    const at = /translate\(([-\d.]+) ([-\d.]+)\)/u.exec(drawTile(town, z, column, y));
    return { x: Number(at?.[1]) + column * 256, y: Number(at?.[2]) };
  });
  expect(left?.x).toBeCloseTo(right?.x ?? 0, 0);
  expect(left?.y).toBe(right?.y);
});

test("pixels and positions convert both ways", () => {
  const position = fc.record({
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(position, fc.integer({ min: 0, max: 20 }), (at, z) => {
      const back = fromPixels(toPixels(at, z), z);
      expect(back.latitude).toBeCloseTo(at.latitude, 6);
      expect(back.longitude).toBeCloseTo(at.longitude, 6);
    }),
  );
  const { south, north, west, east: right } = tileBounds(1, 0, 0, 0);
  expect([south, west, right]).toEqual([0, -180, 0].map((degrees) => expect.closeTo(degrees, 9)));
  expect(north).toBeCloseTo(85.0511, 3);
});

test("names do not overlap, and a name that does not fit is left out", () => {
  const across = {
    name: "Across",
    line: [
      { x: 0, y: 100 },
      { x: 200, y: 100 },
    ],
  };
  const down = {
    name: "Down",
    line: [
      { x: 100, y: 0 },
      { x: 100, y: 199 },
    ],
  };
  const short = {
    name: "Much too long a name",
    line: [
      { x: 0, y: 300 },
      { x: 60, y: 300 },
    ],
  };
  expect(placeStreetNames([down, across, short], 11).map(({ name }) => name)).toEqual(["Across"]);
});

test("names are never upside down", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (angle) => {
      const end = { x: 300 * Math.cos(angle), y: 300 * Math.sin(angle) };
      const [place] = placeStreetNames([{ name: "Calle", line: [{ x: 0, y: 0 }, end] }], 11);
      expect(Math.abs(place?.angle ?? 180)).toBeLessThanOrEqual(90);
    }),
  );
});

test("of two parallel streets, one is named where letters would be nearer than 1.2 heights", () => {
  const height = 10;
  const namedAt = (first: number, gap: number) => {
    const lineAt = (y: number) => [
      { x: 0, y },
      { x: 200, y },
    ];
    const lines = [
      { name: "North", line: lineAt(first) },
      { name: "South", line: lineAt(first + gap) },
    ];
    return placeStreetNames(lines, height).length;
  };
  fc.assert(
    fc.property(fc.nat(500), (tenths) => {
      expect(namedAt(tenths / 10, 1.19 * height)).toBe(1);
      expect(namedAt(tenths / 10, 1.21 * height)).toBe(2);
    }),
  );
});
