import { expect, test } from "vitest";
import type { NamedPlace } from "../gazetteer/search/gazetteer.ts";
import { toPixels } from "./mercator.ts";
import { drawPlaceNames, placeNames } from "./place-names.ts";

const place = (name: string, longitude: number, kind: NamedPlace["kind"]): NamedPlace => ({
  name,
  kind,
  latitude: 19.42,
  longitude,
});
const places = [
  place("Roma Norte", -99.16, "district"),
  place("Condesa", -99.1601, "district"),
  place("Juárez", -99.1, "district"),
  place("México", -99.15, "town"),
];
const names = (z: number) => placeNames(places, z).map(({ name }) => name);

/** What the tile with the first district, and the one `more` tiles east of it, show at a zoom. */
function drawn(z: number, more = 0): string {
  const { x, y } = toPixels(places[0] as NamedPlace, z);
  const origin = { x: (Math.floor(x / 256) + more) * 256, y: Math.floor(y / 256) * 256 };
  return drawPlaceNames(places, z, origin);
}

test("districts have their names at a near zoom, and the town from afar", () => {
  expect(drawn(13)).toContain(">Roma Norte</text>");
  expect(drawn(13)).not.toContain("México");
  expect(drawn(11)).toContain(">México</text>");
  expect(drawn(11)).not.toContain("Roma");
});

test("a name that would touch a larger one is left out at every tile", () => {
  expect(names(13)).toEqual(["Roma Norte", "Juárez"]);
  expect(names(12)).toEqual(["Roma Norte", "Juárez"]);
});

test("a tile shows only names that reach it, and none where streets have theirs", () => {
  expect(drawn(13, 9)).toBe("");
  expect(drawn(15)).toBe("");
  expect(drawn(9)).toBe("");
});
