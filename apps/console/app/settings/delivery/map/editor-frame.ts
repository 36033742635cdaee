import { type Position, wrapLongitude } from "@comanda/domain/geo/position";
import { ringNear } from "@comanda/domain/geo/shape";

export type Pair = [longitude: number, latitude: number];

/** Decimals of a degree: a decimetre. Terra Draw takes no more than nine. */
export const DECIMALS = 6;

/** Longitudes as the editor has them, beside those of the map and those that are stored. */
export type EditorFrame = {
  /** Degrees by which the map's longitudes are more than the editor's. */
  shift: number;
  toPairs: (ring: readonly Position[]) => Pair[];
  toPosition: (pair: readonly number[]) => Position;
};

/**
 * Returns the frame of a drawing near a place. Terra Draw refuses longitudes beyond 180 degrees, which an
 * area over the date line has on the map: far from Greenwich the editor counts from the date line.
 */
export function editorFrame(near: Position | undefined): EditorFrame {
  const shift = near && Math.abs(near.longitude) > 90 ? Math.sign(near.longitude) * 180 : 0;
  return {
    shift,
    toPairs: (ring) =>
      ringNear(ring, near).map(({ latitude, longitude }) => [
        round(longitude - shift),
        round(latitude),
      ]),
    toPosition: ([longitude = 0, latitude = 0]) => ({
      latitude: round(latitude),
      longitude: round(wrapLongitude(longitude + shift)),
    }),
  };
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
