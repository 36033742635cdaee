import { distance, interpolate, lengthOf, type Point } from "../geometry/plane.ts";

/** A placed name: its middle, its direction in degrees, its width in pixels. */
export type NamePlacement = { name: string; middle: Point; angle: number; width: number };

/** A street's line in world pixels, so that a name that crosses tiles has the same position in each. */
export type NamedLine = { name: string; line: readonly Point[] };

/** Pixels between two names of one street. */
const NAME_SPACING = 420;
/** Average width of a letter, as a share of its height. */
const LETTER_WIDTH = 0.56;
/** The least ratio of straight distance to line length under a name; a more curved part gets no name. */
const MIN_STRAIGHTNESS = 0.96;
/** The least distance between letters of two names, as a share of their height. */
const LETTER_DISTANCE = 1.2;
/** The most candidates that one tile and its surroundings consider. */
const MAX_CANDIDATES = 400;

/** Places names along their lines without overlaps; names of long lines come first. */
export function placeStreetNames(lines: readonly NamedLine[], height: number): NamePlacement[] {
  const placed: NamePlacement[] = [];
  const taken = new Map<string, Point[]>();
  const candidates = lines
    .flatMap((line) => placesAlong(line, height))
    .sort(
      (a, b) =>
        b.lineLength - a.lineLength || a.name.localeCompare(b.name) || a.middle.x - b.middle.x,
    )
    .slice(0, MAX_CANDIDATES);
  for (const { lineLength: _, ...place } of candidates) {
    const letters = lettersOf(place, height);
    if (letters.some((letter) => isTaken(taken, letter, height))) continue;
    for (const letter of letters) {
      const square = squareOf(letter, height);
      taken.set(square, [...(taken.get(square) ?? []), letter]);
    }
    placed.push(place);
  }
  return placed;
}

function placesAlong({ name, line }: NamedLine, height: number) {
  const lineLength = lengthOf(line);
  const width = name.length * height * LETTER_WIDTH;
  if (name === "" || lineLength < width * 1.1) return [];
  const count = Math.max(1, Math.round(lineLength / Math.max(NAME_SPACING, width * 1.5)));
  return Array.from({ length: count }, (_, at) => {
    const middle = (lineLength * (at + 0.5)) / count;
    const [from, to] = [pointAt(line, middle - width / 2), pointAt(line, middle + width / 2)];
    const isStraight = distance(from, to) >= width * MIN_STRAIGHTNESS;
    const [left, right] = from.x <= to.x ? [from, to] : [to, from];
    const angle = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI;
    return { name, middle: interpolate(from, to, 0.5), angle, width, lineLength, isStraight };
  }).flatMap(({ isStraight, ...place }) => (isStraight ? [place] : []));
}

/** Returns the point at a distance in pixels along a line. */
function pointAt(line: readonly Point[], along: number): Point {
  let left = along;
  let before = line[0] ?? { x: 0, y: 0 };
  for (const point of line) {
    const step = distance(before, point);
    if (step >= left && step > 0) return interpolate(before, point, Math.max(0, left) / step);
    left -= step;
    before = point;
  }
  return before;
}

/** Returns points along a name, one per letter height. */
function lettersOf({ middle, angle, width }: NamePlacement, height: number): Point[] {
  const radians = (angle * Math.PI) / 180;
  const count = Math.ceil(width / height) + 1;
  return Array.from({ length: count }, (_, at) => {
    const along = (at / (count - 1) - 0.5) * width;
    return { x: middle.x + along * Math.cos(radians), y: middle.y + along * Math.sin(radians) };
  });
}

/** Returns whether a letter is too near to one of `taken`: in its square or in one of the eight around it. */
function isTaken(taken: ReadonlyMap<string, Point[]>, letter: Point, height: number): boolean {
  const least = height * LETTER_DISTANCE;
  return [-least, 0, least].some((dx) =>
    [-least, 0, least].some((dy) =>
      (taken.get(squareOf({ x: letter.x + dx, y: letter.y + dy }, height)) ?? []).some(
        (other) => distance(letter, other) < least,
      ),
    ),
  );
}

/** Returns the key of the square that a point is in; a side is the least distance of letters. */
function squareOf({ x, y }: Point, height: number): string {
  const side = height * LETTER_DISTANCE;
  return `${Math.floor(x / side)},${Math.floor(y / side)}`;
}
