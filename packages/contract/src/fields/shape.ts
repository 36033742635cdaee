import * as v from "valibot";
import { Latitude, Longitude } from "./field-schemas.ts";

export const Point = v.object({ latitude: Latitude, longitude: Longitude });

export const Ring = v.pipe(v.array(Point), v.maxLength(5000));

/**
 * An area as a ring of points, or as a list of rings; a ring inside a ring is a hole (even-odd rule).
 * An empty list if absent.
 */
export const Shape = v.nullish(
  v.union(
    [Ring, v.pipe(v.array(Ring), v.maxLength(500))],
    "must be a ring of points {latitude, longitude}, or a list of rings",
  ),
  [],
);
