import type { Position } from "@comanda/domain/geo/position";

/** The largest zoom at which a range is shown (conformance 9.20). */
export const RANGE_ZOOM = 11;

/** The metres of a map's pixel on the equator at that zoom. */
const METERS_A_PIXEL = 40_075_017 / 256 / 2 ** RANGE_ZOOM;

/** The widest circle, in pixels, that a low map shows with some ground around it. */
const MAX_CIRCLE_PIXELS = 144;

/**
 * Returns whether the circle of a range is so small at the specified zoom that a low map shows it better: a high
 * one would be mostly ground to which the company does not deliver.
 */
export function isLowRange({ latitude }: Position, limitMeters: number): boolean {
  const metersAPixel = METERS_A_PIXEL * Math.cos((latitude * Math.PI) / 180);
  return (2 * limitMeters) / metersAPixel <= MAX_CIRCLE_PIXELS;
}
