import type { Position } from "./position.ts";

/**
 * An area that a company has drawn: one ring of points, or a list of rings. By the even-odd rule a ring
 * inside another ring is a hole, and a ring beside it is another part.
 */
export type Shape = readonly Position[] | readonly (readonly Position[])[];

/** Returns the rings of a shape with at least three points; the last point may differ from the first. */
export function validRings(shape: Shape | null | undefined): (readonly Position[])[] {
  const rings: readonly (readonly Position[] | null | undefined)[] =
    shape && isRings(shape) ? shape : [shape];
  return rings.filter((ring) => ring != null).filter((ring) => ring.length >= 3);
}

function isRings(shape: Shape): shape is readonly (readonly Position[])[] {
  return shape.some((part) => Array.isArray(part));
}

export type Coordinates = [longitude: number, latitude: number];

/** Closes a ring and removes steps of more than 180 degrees; empty for a ring around a pole. */
export function unwrapRing(ring: readonly Position[]): Coordinates[] {
  const points = ringNear([...ring, ...ring.slice(0, 1)], undefined).map(
    ({ latitude, longitude }): Coordinates => [longitude, latitude],
  );
  return points[0]?.[0] === points.at(-1)?.[0] ? points : [];
}

/**
 * Returns a ring with the longitudes at which a map shows it in one piece beside `near`: 180.5 rather than
 * -179.5 in Fiji. Neighbours are connected the short way round.
 */
export function ringNear(ring: readonly Position[], near: Position | undefined): Position[] {
  let previous = near?.longitude ?? ring[0]?.longitude ?? 0;
  return ring.map(({ latitude, longitude }) => {
    previous = longitude - 360 * Math.round((longitude - previous) / 360);
    return { latitude, longitude: previous };
  });
}
