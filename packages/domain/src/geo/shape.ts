import type { Position } from "./position.ts";

/**
 * A part of the earth as companies draw it: one ring of points, or a list of rings. By the even-odd
 * rule a ring inside another is a hole in it, and one beside it is a further part.
 */
export type Shape = readonly Position[] | readonly (readonly Position[])[];

/** The rings of a shape that have an inside at all; their last point need not be their first. */
export function validRings(shape: Shape | null | undefined): Position[][] {
  const rings = isRings(shape ?? []) ? shape : [shape];
  return (rings as Position[][]).filter((ring) => (ring ?? []).length >= 3);
}

function isRings(shape: Shape): boolean {
  return shape.some((part) => Array.isArray(part));
}
