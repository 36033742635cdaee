import type { Position } from "@comanda/domain/geo/position";

/** Degrees; `west` is at most `east`. */
export type Bounds = { south: number; west: number; north: number; east: number };

/**
 * Divides the earth into squares of 0.002°, at most 223 m wide: one integer each, row by row from
 * the south.
 */
const SIDE = 0.002;
const ROW = 200_000;

/** Returns the number of the cell that has a position. */
export function cellOf({ latitude, longitude }: Position): number {
  return row(latitude) * ROW + column(longitude);
}

/** Returns the cells of an area: the first and the last cell of each row. */
export function cellRangesIn(bounds: Bounds): { first: number; last: number }[] {
  const rows: { first: number; last: number }[] = [];
  for (let at = row(bounds.south); at <= row(bounds.north); at += 1) {
    rows.push({
      first: at * ROW + column(bounds.west),
      last: at * ROW + column(bounds.east),
    });
  }
  return rows;
}

/** Returns the square that holds a circle with a radius in metres. */
export function boundsAround({ latitude, longitude }: Position, meters: number): Bounds {
  const degrees = meters / 111_000;
  const wide = degrees / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    south: latitude - degrees,
    north: latitude + degrees,
    west: longitude - wide,
    east: longitude + wide,
  };
}

const row = (latitude: number) => Math.floor((latitude + 90) / SIDE);
const column = (longitude: number) => Math.floor((longitude + 180) / SIDE);
