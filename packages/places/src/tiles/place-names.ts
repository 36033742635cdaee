import type { NamedPlace } from "../gazetteer/search/gazetteer.ts";
import type { Point } from "../geometry/plane.ts";
import { TILE_SIZE, toPixels } from "./mercator.ts";
import { COLOURS, escapeXml, formatPixels } from "./svg.ts";

/** Zooms at which the names of towns and of districts are drawn; at nearer ones streets have their names. */
const TOWNS_FROM = 10;
const DISTRICTS_FROM = 12;
const DISTRICTS_TO = 14;
/** Pixels. */
const HEIGHT = 12;
/** The mean width of a letter, as part of its height. */
const LETTER = 0.6;
/** Free pixels around a name. */
const ROOM = 6;

/** A name in pixels from the corner of the world map. */
type PlacedName = Point & { name: string; width: number };

/** The placed names, kept by their list of places and by zoom. */
const placed = new WeakMap<readonly NamedPlace[], Map<number, PlacedName[]>>();

/** Draws the names of towns, or at nearer zooms of districts, that may be visible on a tile. */
export function drawPlaceNames(places: readonly NamedPlace[], z: number, origin: Point): string {
  if (z < TOWNS_FROM || z > DISTRICTS_TO) return "";
  const names = namesAt(places, z)
    .filter((place) => reaches(place, origin))
    .map(({ name, x, y }) => {
      const at = `x="${formatPixels(x - origin.x)}" y="${formatPixels(y - origin.y)}"`;
      return `<text ${at} dy=".35em">${escapeXml(name)}</text>`;
    })
    .join("");
  const look = `font-size="${HEIGHT}" font-weight="700" fill="${COLOURS.place}" stroke="${COLOURS.ground}" stroke-width="3.5"`;
  return names && `<g ${look} stroke-linejoin="round" paint-order="stroke">${names}</g>`;
}

function namesAt(places: readonly NamedPlace[], z: number): PlacedName[] {
  const byZoom = placed.get(places) ?? new Map<number, PlacedName[]>();
  placed.set(places, byZoom);
  const found = byZoom.get(z) ?? placeNames(places, z);
  byZoom.set(z, found);
  return found;
}

/**
 * Places the names of a zoom in the order of `places`, which begins with the most streets; one that would touch a
 * placed name is left out. Give it all places: only then do two tiles agree on a name at their border.
 */
export function placeNames(places: readonly NamedPlace[], z: number): PlacedName[] {
  const kind = z < DISTRICTS_FROM ? "town" : "district";
  const placedNames: PlacedName[] = [];
  for (const place of places.filter((each) => each.kind === kind)) {
    const width = place.name.length * HEIGHT * LETTER;
    const name = { ...toPixels(place, z), name: place.name, width };
    if (!placedNames.some((other) => touches(name, other))) placedNames.push(name);
  }
  return placedNames;
}

const touches = (one: PlacedName, other: PlacedName): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + ROOM &&
  Math.abs(one.y - other.y) < HEIGHT + ROOM;

const reaches = ({ x, y, width }: PlacedName, origin: Point): boolean =>
  x + width / 2 > origin.x - ROOM &&
  x - width / 2 < origin.x + TILE_SIZE + ROOM &&
  y + HEIGHT > origin.y &&
  y - HEIGHT < origin.y + TILE_SIZE;
