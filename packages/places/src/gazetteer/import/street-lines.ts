import type { Position } from "@comanda/domain/geo/position";
import {
  distance,
  interpolate,
  lengthOf,
  type Plane,
  type Point,
  planeAt,
  simplify,
} from "../../geometry/plane.ts";

type House = Position & { value: number };
type Numbered = Point & { value: number };

/** Metres: houses farther apart than this belong to different lines. */
const GAP = 300;
/** Metres a drawn line may be away from the middle between the houses. */
const TOLERANCE = 3;
/** Metres from a line's last house to the corner, added to the line. */
const CORNER = 14;
/** Metres at each end of a line within which a house may stand beyond the end. */
const FAR_SIDE = 90;
/** A line this many times longer than its span goes back and forth: its numbers are unreliable. */
const TO_AND_FRO = 4;

/**
 * Computes the lines of a street, in the middle between its odd and its even side, in the order of
 * the numbers. A street with gaps, or several streets of one name, give several lines.
 */
export function buildStreetLines(houses: readonly House[]): [number, number][][] {
  const [origin] = houses;
  if (!origin) return [];
  const plane = planeAt(origin);
  return groupByDistance(
    houses.map((house) => ({ ...plane.to(house), value: house.value })),
  ).flatMap((group) =>
    splitAtGaps(middleLine(group))
      .filter((line) => line.length > 1)
      .map((line) => written(extended(simplify(line, TOLERANCE), group), plane)),
  );
}

/** Groups points whose squares touch. */
function groupByDistance(points: readonly Numbered[]): Numbered[][] {
  const squares = new Map<string, Numbered[]>();
  for (const point of points) {
    const at = squareOf(point);
    const there = squares.get(at);
    if (there) there.push(point);
    else squares.set(at, [point]);
  }
  return [...squares.keys()].map((at) => takeGroup(squares, at)).filter(({ length }) => length > 0);
}

/** Removes and returns the points of a square and of all squares connected to it. */
function takeGroup(squares: Map<string, Numbered[]>, start: string): Numbered[] {
  const group: Numbered[] = [];
  const next = [start];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const found = squares.get(at);
    if (!found) continue;
    squares.delete(at);
    group.push(...found);
    next.push(...neighbours(found[0] ?? { x: 0, y: 0 }));
  }
  return group;
}

const squareOf = ({ x, y }: Point) => `${Math.floor(x / GAP)},${Math.floor(y / GAP)}`;

const neighbours = ({ x, y }: Point) =>
  [-GAP, 0, GAP].flatMap((dx) => [-GAP, 0, GAP].map((dy) => squareOf({ x: x + dx, y: y + dy })));

function middleLine(group: readonly Numbered[]): Point[] {
  const numbered = group.filter(({ value }) => value > 0).sort((a, b) => a.value - b.value);
  const values = numbered.filter(({ value }, at) => value !== numbered[at - 1]?.value);
  if (values.length < 2) return alongAxis(group);
  const odd = values.filter(({ value }) => value % 2 === 1);
  const even = values.filter(({ value }) => value % 2 === 0);
  const middles = values.flatMap((house) => {
    const across = positionAt(house.value % 2 === 1 ? even : odd, house.value);
    return across && distance(house, across) < GAP / 2 ? [interpolate(house, across, 0.5)] : [];
  });
  // Ends where the shorter side ends: beyond it the line would move to the other side of the
  // street. With one or two houses on each side it would cross the street.
  const longer = odd.length > even.length ? odd : even;
  const line = smoothed(middles.length > values.length / 2 ? middles : longer);
  if (line.length < 2) return [];
  return lengthOf(line) > TO_AND_FRO * span(line) ? alongAxis(group) : line;
}

/**
 * Interpolated position of a number on one side; null before its first and after its last house.
 */
function positionAt(side: readonly Numbered[], value: number): Point | null {
  let low = 0;
  let high = side.length - 1;
  while (high - low > 1) {
    const half = (low + high) >> 1;
    if ((side[half]?.value ?? 0) <= value) low = half;
    else high = half;
  }
  const [before, after] = [side[low], side[high]];
  if (!before || !after || value < before.value || value > after.value) return null;
  const numbers = after.value - before.value;
  return interpolate(before, after, numbers === 0 ? 0 : (value - before.value) / numbers);
}

/** Sorts points along the longer axis of the area they cover. */
function alongAxis(group: readonly Point[]): Point[] {
  const xs = group.map(({ x }) => x);
  const ys = group.map(({ y }) => y);
  const wide = spread(xs) > spread(ys);
  return smoothed([...group].sort((a, b) => (wide ? a.x - b.x : a.y - b.y)));
}

function smoothed(line: readonly Point[]): Point[] {
  return line.map((point, at) => {
    const [before, after] = [line[at - 1], line[at + 1]];
    if (!before || !after || distance(before, after) > GAP) return { x: point.x, y: point.y };
    return interpolate(point, interpolate(before, after, 0.5), 0.5);
  });
}

function splitAtGaps(line: readonly Point[]): Point[][] {
  const parts: Point[][] = [];
  let before: Point | null = null;
  for (const point of line) {
    if (!before || distance(before, point) > GAP) parts.push([]);
    parts.at(-1)?.push(point);
    before = point;
  }
  return parts;
}

/** Extends the line to its corners, past the last houses of both sides. */
function extended(line: Point[], group: readonly Point[]): Point[] {
  const beyond = (end?: Point, inner?: Point): Point[] => {
    const long = end && inner ? distance(end, inner) : 0;
    if (!end || !inner || long === 0) return [];
    const ahead = group
      .filter((house) => distance(house, end) < FAR_SIDE)
      .map(
        ({ x, y }) => ((x - end.x) * (end.x - inner.x) + (y - end.y) * (end.y - inner.y)) / long,
      );
    const more = ahead.reduce((most, meters) => Math.max(most, meters), 0) + CORNER;
    return [interpolate(inner, end, 1 + more / long)];
  };
  return [...beyond(line[0], line[1]), ...line.slice(1, -1), ...beyond(line.at(-1), line.at(-2))];
}

const written = (line: readonly Point[], plane: Plane) =>
  line.map((point): [number, number] => {
    const { latitude, longitude } = plane.from(point);
    return [round(latitude), round(longitude)];
  });

/** Rounds to about 0.1 m. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const span = (line: readonly Point[]) =>
  Math.hypot(spread(line.map(({ x }) => x)), spread(line.map(({ y }) => y)));

const spread = (values: readonly number[]) =>
  values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
