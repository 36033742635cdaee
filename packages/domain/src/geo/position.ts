import { distance } from "@turf/distance";

/** WGS 84 degrees. */
export type Position = { latitude: number; longitude: number };

/**
 * Returns metres between two positions along the great circle of a sphere with the earth's mean radius
 * (6,371,008.8 m); the error is at most 0.6 %.
 */
export function metersBetween(from: Position, to: Position): number {
  return distance([from.longitude, from.latitude], [to.longitude, to.latitude], {
    units: "meters",
  });
}

/** Returns a longitude as one from -180 to 180: -179.5 for 180.5. */
export function wrapLongitude(longitude: number): number {
  return Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.round(longitude / 360);
}
