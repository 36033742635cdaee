import type { Position } from "@comanda/domain/geo/position";
import {
  distance,
  distanceToSegment,
  interpolate,
  lengthOf,
  type Plane,
  type Point,
  planeAt,
} from "@comanda/places/geometry/plane";
import type { DemoTown, LatLon, StreetGrid, TownPath } from "./town.ts";

export type TownHouse = Position & {
  number: number;
  street: string;
  district: string;
  postcode: string;
};

type Street = { name: string; line: Point[]; first: number; last: number; spacing: number };

/** Metres from the middle of a street to its houses, and from a corner to the first house. */
const SETBACK = 13;
const CORNER = 12;

/**
 * Returns the houses of a town: odd numbers on one side of each street, even numbers on the other.
 */
export function layOutHouses(town: DemoTown): TownHouse[] {
  const plane = planeAt(position(town.company.at));
  const streets = [
    ...town.grids.flatMap((grid) => gridStreets(grid, plane)),
    ...town.paths.map((path): Street => ({ ...path, line: lineOf(path, plane) })),
  ];
  const houses = streets.flatMap((street) =>
    housesAlong(street)
      .filter(({ at }) => !streets.some((other) => other !== street && liesOnStreet(at, other)))
      .map(({ at, number }) => house(town, street.name, number, plane.from(at))),
  );
  const { at, number, street } = town.company;
  const others = houses.filter((one) => one.street !== street || one.number !== number);
  return [house(town, street, number, position(at)), ...others];
}

function gridStreets(
  { at, turn, sway = 0, spacing, across, along }: StreetGrid,
  plane: Plane,
): Street[] {
  const angle = (turn * Math.PI) / 180;
  const housePlane = planeAt(position(at));
  const point = (x: number, y: number): Point => {
    const [swayX, swayY] = [x + sway * Math.sin(y / 260), y + sway * Math.sin(x / 260)];
    const turned = {
      x: swayX * Math.cos(angle) - swayY * Math.sin(angle),
      y: swayX * Math.sin(angle) + swayY * Math.cos(angle),
    };
    return plane.to(housePlane.from(turned));
  };
  const line = (from: number, to: number, at: (along: number) => Point) => {
    const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 80));
    return Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps));
  };
  return [
    ...across.map(([name, north, from, to, first, last]) => {
      return { name, first, last, spacing, line: line(from, to, (east) => point(east, north)) };
    }),
    ...along.map(([name, east, from, to, first, last]) => {
      return { name, first, last, spacing, line: line(from, to, (north) => point(east, north)) };
    }),
  ];
}

function lineOf({ points = [], oval }: TownPath, plane: Plane): Point[] {
  if (!oval) return points.map((at) => plane.to(position(at)));
  const middle = plane.to(position(oval.at));
  return Array.from({ length: 33 }, (_, at) => {
    const angle = (at / 32) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [oval.wide * Math.cos(angle), oval.high * Math.sin(angle)];
    return { x: middle.x + x, y: middle.y + y };
  });
}

/** Places houses on both sides of a street; no number appears twice. */
function housesAlong({ line, first, last, spacing }: Street): { at: Point; number: number }[] {
  const long = lengthOf(line);
  const count = Math.floor(long / spacing);
  const taken = new Set<number>();
  return Array.from({ length: count * 2 }, (_, at) => {
    const side = at % 2;
    const share = (Math.floor(at / 2) + (side ? 0.65 : 0.35)) / count;
    const number = Math.max(1, Math.round(first + (last - first) * share));
    const ofSide = number % 2 === side ? number : number + 1;
    return { at: pointBeside(line, share * long, side ? SETBACK : -SETBACK), number: ofSide };
  }).filter(({ number }) => !taken.has(number) && taken.add(number));
}

/** Returns the point at a distance in metres along a line, and `left` metres to its left. */
function pointBeside(line: readonly Point[], along: number, left: number): Point {
  let rest = along;
  for (const [at, point] of line.entries()) {
    const next = line[at + 1];
    if (!next) break;
    const step = distance(point, next);
    if (rest <= step) {
      const on = interpolate(point, next, rest / step);
      const [dx, dy] = [(next.x - point.x) / step, (next.y - point.y) / step];
      return { x: on.x - dy * left, y: on.y + dx * left };
    }
    rest -= step;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

function liesOnStreet(at: Point, { line }: Street): boolean {
  return line.some((point, index) => {
    const next = line[index + 1];
    return next !== undefined && distanceToSegment(at, point, next) < CORNER;
  });
}

function house(town: DemoTown, street: string, number: number, at: Position): TownHouse {
  const plane = planeAt(at);
  const away = (middle: LatLon) => Math.hypot(...Object.values(plane.to(position(middle))));
  const [nearest] = town.districts.toSorted((one, other) => away(one.at) - away(other.at));
  return {
    ...at,
    number,
    street,
    district: town.writesDistrict ? (nearest?.name ?? "") : "",
    postcode: nearest?.postcode ?? "",
  };
}

function position([latitude, longitude]: LatLon): Position {
  return { latitude, longitude };
}
