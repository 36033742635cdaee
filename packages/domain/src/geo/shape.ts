import type { Position } from "./position.ts";

/**
 * An area that a company has drawn: one ring of points, or a list of rings. By the even-odd rule a ring
 * inside another ring is a hole, and a ring beside it is another part.
 */
export type Shape = readonly Position[] | readonly (readonly Position[])[];

/** Returns the rings of a shape with at least three points; the last point may differ from the first. */
export function validRings(shape: Shape | null | undefined): Position[][] {
  const rings = isRings(shape ?? []) ? shape : [shape];
  return (rings as Position[][]).filter((ring) => (ring ?? []).length >= 3);
}

function isRings(shape: Shape): boolean {
  return shape.some((part) => Array.isArray(part));
}
