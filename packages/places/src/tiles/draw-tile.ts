import type { Gazetteer, NumberedHouse } from "../gazetteer/search/gazetteer.ts";
import { distance, lengthOf, type Point } from "../geometry/plane.ts";
import { TILE_SIZE, tileBounds, toPixels } from "./mercator.ts";
import { drawPlaceNames } from "./place-names.ts";
import { closeStreetGaps } from "./street-gaps.ts";
import { type NamedLine, type NamePlacement, placeStreetNames } from "./street-name-placement.ts";
import { COLOURS, escapeXml, formatPixels, wrapTile } from "./svg.ts";

/** At lower zooms streets are thinner than a pixel, and there would be too many. */
const FROM_ZOOM = 10;
const TO_ZOOM = 20;
const NAMES_FROM = 15;
const HOUSES_FROM = 17;
/** Pixels around a tile: names outside it may reach into it. */
const MARGIN = 160;
/** Limits per tile: the longest streets, and not every house of a tower block. */
const MAX_STREETS = 700;
const MAX_HOUSES = 500;
/** Pixels, by zoom from `FROM_ZOOM`. */
const WIDTHS = [0.7, 0.9, 1.3, 2.2, 3.4, 5.5, 8.5, 13, 18, 26, 34];
/** Metres from which a street counts as wide, and the factor for its width. */
const LONG_STREET = 1_500;
const WIDER = 1.45;
/** The longest gap, in metres, that is closed between two lines of one name: a street through two districts is in the file twice. */
const BRIDGE = 140;
/** Pixels; the round ends of lines fill smaller gaps. */
const MIN_BRIDGE = 2;

/** A tile without data. */
export const EMPTY_TILE = wrapTile("");

type Line = NamedLine & { isWide: boolean };

/**
 * Draws a 256 pixel map tile as SVG from address files alone: streets along their houses with their names, from
 * zoom 17 houses with their numbers, and below zoom 15 the names of districts and towns instead. Returns an empty tile where
 * nothing is known and outside the map.
 */
export function drawTile(
  gazetteer: Pick<Gazetteer, "streetsIn" | "housesIn" | "namedPlaces">,
  z: number,
  x: number,
  y: number,
): string {
  const isTile = [z, x, y].every((value) => Number.isInteger(value) && value >= 0);
  const most = 2 ** z;
  if (!isTile || z < FROM_ZOOM || z > TO_ZOOM || x >= most || y >= most) return EMPTY_TILE;
  const margin = z >= NAMES_FROM ? MARGIN : 20;
  const lines = gazetteer
    .streetsIn(tileBounds(z, x, y, margin), MAX_STREETS)
    .flatMap(({ name, lines }) => {
      const drawn = lines.map((line) =>
        dropRepeatedPixels(line.map((position) => toPixels(position, z))),
      );
      const meters = drawn.reduce((sum, line) => sum + lengthOf(line), 0) * metersOfPixel(y, z);
      return drawn.map((line): Line => ({ name, line, isWide: meters >= LONG_STREET }));
    });
  const gap = BRIDGE / metersOfPixel(y, z);
  const bridges = gap < MIN_BRIDGE ? [] : closeStreetGaps(lines, gap);
  const origin = { x: x * TILE_SIZE, y: y * TILE_SIZE };
  const houses = z >= HOUSES_FROM ? gazetteer.housesIn(tileBounds(z, x, y, 20), MAX_HOUSES) : [];
  return wrapTile(
    drawHouses(houses, z, origin) +
      drawStreets([...lines, ...bridges], z, origin) +
      drawNumbers(houses, z, origin) +
      (z >= NAMES_FROM
        ? drawNames(lines, z, origin)
        : drawPlaceNames(gazetteer.namedPlaces(), z, origin)),
  );
}

function drawStreets(lines: readonly Line[], z: number, origin: Point): string {
  const width = WIDTHS[z - FROM_ZOOM] ?? 1;
  const edge = width < 2 ? 0.8 : 1.6;
  const paths = [false, true].map((isWide) => ({
    d: lines
      .flatMap((line) => (line.isWide === isWide ? [pathOf(line.line, origin)] : []))
      .join(""),
    width: isWide ? width * WIDER : width,
  }));
  const stroke = (colour: string, more: number) =>
    paths
      .filter(({ d }) => d !== "")
      .map(
        ({ d, width }) =>
          `<path d="${d}" stroke="${colour}" stroke-width="${formatPixels(width + more)}"/>`,
      )
      .join("");
  const drawn = stroke(COLOURS.edge, edge) + stroke(COLOURS.street, 0);
  return drawn && `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
}

/** Returns the SVG path of the parts of a line that may be visible on the tile. */
function pathOf(line: readonly Point[], origin: Point): string {
  let isOn = false;
  return line
    .map((point, at) => {
      const next = line[at + 1];
      const before = line[at - 1];
      const isSeen =
        (next && crosses(point, next, origin)) || (before && crosses(before, point, origin));
      const command = isSeen
        ? `${isOn ? "L" : "M"}${formatPixels(point.x - origin.x)} ${formatPixels(point.y - origin.y)}`
        : "";
      isOn = Boolean(isSeen && next && crosses(point, next, origin));
      return command;
    })
    .join("");
}

function crosses(one: Point, other: Point, { x, y }: Point): boolean {
  const room = 40;
  return (
    Math.min(one.x, other.x) < x + TILE_SIZE + room &&
    Math.max(one.x, other.x) > x - room &&
    Math.min(one.y, other.y) < y + TILE_SIZE + room &&
    Math.max(one.y, other.y) > y - room
  );
}

function drawNames(lines: readonly Line[], z: number, origin: Point): string {
  const height = z >= 17 ? 12 : 10.5;
  const names = placeStreetNames(lines, height)
    .filter((place) => reaches(place, origin))
    .map(({ name, middle, angle }) => {
      const at = `${formatPixels(middle.x - origin.x)} ${formatPixels(middle.y - origin.y)}`;
      const turn = Math.abs(angle) < 0.5 ? "" : ` rotate(${formatPixels(angle)})`;
      return `<text transform="translate(${at})${turn}" dy=".35em">${escapeXml(name)}</text>`;
    })
    .join("");
  const look = `font-size="${height}" fill="${COLOURS.name}" stroke="${COLOURS.street}" stroke-width="3"`;
  return names && `<g ${look} stroke-linejoin="round" paint-order="stroke">${names}</g>`;
}

function reaches({ middle, width }: NamePlacement, { x, y }: Point): boolean {
  const room = width / 2 + 10;
  const [dx, dy] = [middle.x - x, middle.y - y];
  return dx > -room && dx < TILE_SIZE + room && dy > -room && dy < TILE_SIZE + room;
}

function drawHouses(houses: readonly NumberedHouse[], z: number, origin: Point): string {
  const side = 9 * 2 ** (z - HOUSES_FROM);
  const d = houses
    .map((house) => {
      const { x, y } = toPixels(house, z);
      const corner = `${formatPixels(x - origin.x - side / 2)} ${formatPixels(y - origin.y - side / 2)}`;
      return `M${corner}h${side}v${side}h${-side}z`;
    })
    .join("");
  return d && `<path d="${d}" fill="${COLOURS.house}"/>`;
}

/**
 * Draws one number per small square of the world, so that neighbouring tiles show the same ones.
 */
function drawNumbers(houses: readonly NumberedHouse[], z: number, origin: Point): string {
  const taken = new Set<string>();
  const numbers = houses
    .map((house) => ({ number: house.number, ...toPixels(house, z) }))
    .sort((a, b) => a.x - b.x || a.y - b.y)
    .filter(({ x, y }) => {
      const square = `${Math.floor(x / 24)},${Math.floor(y / 13)}`;
      const isFree = !taken.has(square);
      taken.add(square);
      return isFree;
    })
    .map(
      ({ number, x, y }) =>
        `<text x="${formatPixels(x - origin.x)}" y="${formatPixels(y - origin.y)}" dy=".35em">${escapeXml(number)}</text>`,
    )
    .join("");
  return numbers && `<g font-size="9" fill="${COLOURS.number}">${numbers}</g>`;
}

/** Drops points that are less than a pixel from the last kept one; the end of the line stays. */
function dropRepeatedPixels(line: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (const [at, point] of line.entries()) {
    const before = points.at(-1);
    if (!before || at === line.length - 1 || distance(before, point) >= 1) points.push(point);
  }
  return points;
}

function metersOfPixel(y: number, z: number): number {
  const angle = Math.PI * (1 - (2 * (y + 0.5)) / 2 ** z);
  return 40_075_017 / (TILE_SIZE * 2 ** z) / Math.cosh(angle);
}
