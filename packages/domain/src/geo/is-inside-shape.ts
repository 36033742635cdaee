import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { Position } from "./position.ts";
import { type Shape, validRings } from "./shape.ts";

/**
 * Returns whether a shape contains a position. Edges are straight lines in degrees and belong to the
 * shape, also the edges of its holes. A ring across the antimeridian takes the short way round; a ring
 * around a pole contains nothing.
 */
export function isInsideShape(shape: Shape | null | undefined, position: Position): boolean {
  const sides = validRings(shape).map((ring) => sideOf(unwrapRing(ring), position));
  const rings = sides.filter((side) => side === "inside").length;
  return sides.includes("edge") || rings % 2 === 1;
}

type Side = "inside" | "edge" | "outside";
type Coordinates = [longitude: number, latitude: number];

/**
 * Returns the side of a ring on which a position is; tries the longitude one turn less and more as well.
 */
function sideOf(ring: Coordinates[], { latitude, longitude }: Position): Side {
  if (ring.length === 0) return "outside";
  const polygon = { type: "Polygon" as const, coordinates: [ring] };
  for (const turn of [0, -360, 360]) {
    const point: Coordinates = [longitude + turn, latitude];
    if (booleanPointInPolygon(point, polygon, { ignoreBoundary: true })) return "inside";
    if (booleanPointInPolygon(point, polygon)) return "edge";
  }
  return "outside";
}

/** Closes a ring and removes steps of more than 180 degrees; empty for a ring around a pole. */
function unwrapRing(ring: readonly Position[]): Coordinates[] {
  let previous = ring[0]?.longitude ?? 0;
  const points = [...ring, ...ring.slice(0, 1)].map(({ latitude, longitude }): Coordinates => {
    previous = longitude - 360 * Math.round((longitude - previous) / 360);
    return [previous, latitude];
  });
  return points[0]?.[0] === previous ? points : [];
}
