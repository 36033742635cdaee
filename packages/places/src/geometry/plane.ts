import type { Position } from "@comanda/domain/geo/position";

/** Metres east and north of an origin; precise enough for the size of a town. */
export type Point = { x: number; y: number };

export type Plane = { to: (position: Position) => Point; from: (point: Point) => Position };

const METERS = 111_195;

/** Returns the plane that touches the earth at a position. */
export function planeAt(origin: Position): Plane {
  const wide = METERS * Math.cos((origin.latitude * Math.PI) / 180);
  return {
    to: ({ latitude, longitude }) => ({
      x: (longitude - origin.longitude) * wide,
      y: (latitude - origin.latitude) * METERS,
    }),
    from: ({ x, y }) => ({
      latitude: origin.latitude + y / METERS,
      longitude: origin.longitude + x / wide,
    }),
  };
}

/** Returns the distance of two points, in the unit of the plane. */
export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Returns the point at a share, from 0 to 1, between one point and another. */
export function interpolate(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

/** Returns the length of a line, in the unit of the plane. */
export function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, at) => sum + distance(line[at - 1] ?? point, point), 0);
}

/**
 * Removes the points of a line that are within `tolerance` of the remaining line (Douglas–Peucker).
 */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Set([0, line.length - 1]);
  const parts: [number, number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, last] = part;
    const { at, off } = farthest(line, first, last);
    if (off <= tolerance) continue;
    keep.add(at);
    parts.push([first, at], [at, last]);
  }
  return line.filter((_, at) => keep.has(at));
}

function farthest(line: readonly Point[], first: number, last: number) {
  const [a, b] = [line[first], line[last]];
  let at = first;
  let off = 0;
  for (let index = first + 1; a && b && index < last; index += 1) {
    const away = distanceToSegment(line[index] ?? a, a, b);
    if (away > off) [at, off] = [index, away];
  }
  return { at, off };
}

/** Returns the distance of a point from the nearest point between `a` and `b`. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
  const share = long === 0 ? 0 : Math.min(1, Math.max(0, along / long));
  return distance(point, interpolate(a, b, share));
}
