import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { Position } from "./position.ts";
import { type Coordinates, type Shape, unwrapRing, validRings } from "./shape.ts";

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
