import type { Position } from "@comanda/domain/geo/position";
import type { Bounds } from "../geometry/cells.ts";
import type { Point } from "../geometry/plane.ts";

/** Pixels of a tile's side, as in Leaflet. */
export const TILE_SIZE = 256;

/** Returns a position in pixels from the north west corner of the world map at a zoom. */
export function toPixels({ latitude, longitude }: Position, zoom: number): Point {
  const world = TILE_SIZE * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** Returns the position at pixels from the north west corner of the world map at a zoom. */
export function fromPixels({ x, y }: Point, zoom: number): Position {
  const world = TILE_SIZE * 2 ** zoom;
  const angle = Math.PI * (1 - (2 * y) / world);
  return {
    latitude: (Math.atan(Math.sinh(angle)) * 180) / Math.PI,
    longitude: (x / world) * 360 - 180,
  };
}

/** Returns the area of a tile with `margin` pixels around it. */
export function tileBounds(zoom: number, x: number, y: number, margin: number): Bounds {
  const northWest = fromPixels({ x: x * TILE_SIZE - margin, y: y * TILE_SIZE - margin }, zoom);
  const southEast = fromPixels(
    { x: (x + 1) * TILE_SIZE + margin, y: (y + 1) * TILE_SIZE + margin },
    zoom,
  );
  return {
    south: southEast.latitude,
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
  };
}
