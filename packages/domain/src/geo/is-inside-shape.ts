import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { Position } from "./position.ts";
import { type Shape, validRings } from "./shape.ts";

/**
 * Whether a shape contains a position. Edges are straight in degrees of latitude and longitude, and
 * belong to the shape, those of its holes too. A ring that crosses the antimeridian goes the short way
 * round; one that goes round a pole has no inside.
 */
export function isInsideShape(shape: Shape | null | undefined, position: Position): boolean {
  const sides = validRings(shape).map((ring) => sideOf(unwrapRing(ring), position));
  const rings = sides.filter((side) => side === "inside").length;
  return sides.includes("edge") || rings % 2 === 1;
}

type Side = "inside" | "edge" | "outside";
type Coordinates = [longitude: number, latitude: number];

/** On which side of a ring a position lies, in whichever turn of the globe the ring was drawn. */
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

/** The ring closed, without leaps of more than half a turn; empty for one that goes round a pole. */
function unwrapRing(ring: readonly Position[]): Coordinates[] {
  let previous = ring[0]?.longitude ?? 0;
  const points = [...ring, ...ring.slice(0, 1)].map(({ latitude, longitude }): Coordinates => {
    previous = longitude - 360 * Math.round((longitude - previous) / 360);
    return [previous, latitude];
  });
  return points[0]?.[0] === previous ? points : [];
}
