import { kinks } from "@turf/kinks";
import { metersBetween, type Position } from "./position.ts";
import { unwrapRing } from "./shape.ts";

/**
 * What is wrong with a drawn ring: fewer than three different corners, an edge that crosses or touches
 * another one, more corners than an import takes, or a size that no delivery has.
 */
export type RingFault = "corners" | "crosses" | "many" | "huge";

/** The most corners of a ring, as the import has it. */
export const MAX_CORNERS = 5000;
/** Metres from one end of a zone to the other. */
const MAX_METERS = 500_000;

/** Caches what is found: a form asks at every key, and a ring never changes. */
const found = new WeakMap<readonly Position[], RingFault | "none">();

/** Returns what is wrong with a ring; null where it can be stored as a zone. */
export function ringFault(ring: readonly Position[]): RingFault | null {
  const fault = found.get(ring) ?? findFault(ring) ?? "none";
  found.set(ring, fault);
  return fault === "none" ? null : fault;
}

function findFault(ring: readonly Position[]): RingFault | null {
  const corners = ring.filter(
    (corner, index) => !isSame(corner, ring[(index + ring.length - 1) % ring.length]),
  );
  if (corners.length < 3) return "corners";
  if (corners.length > MAX_CORNERS) return "many";
  const line = unwrapRing(corners);
  if (line.length === 0 || diagonalMeters(corners, line) > MAX_METERS) return "huge";
  return kinks({ type: "Polygon", coordinates: [line] }).features.length > 0 ? "crosses" : null;
}

function isSame(one: Position, other: Position | undefined): boolean {
  return one.latitude === other?.latitude && one.longitude === other.longitude;
}

/** The diagonal of the box around a ring, whose longitudes are unwrapped. */
function diagonalMeters(ring: readonly Position[], line: readonly [number, number][]): number {
  const latitudes = ring.map(({ latitude }) => latitude);
  const longitudes = line.map(([longitude]) => longitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  if (east - west > 180) return Number.POSITIVE_INFINITY;
  return metersBetween(
    { latitude: Math.min(...latitudes), longitude: west },
    { latitude: Math.max(...latitudes), longitude: east },
  );
}
