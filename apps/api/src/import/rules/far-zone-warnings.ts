import type { Fault } from "@comanda/contract/calls/problems";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import { ringFault } from "@comanda/domain/geo/ring-fault";
import { type Shape, validRings } from "@comanda/domain/geo/shape";
import { childPart, type DocumentPart, numberField } from "../document/document-parts.ts";
import { deliveryZones } from "./delivery-zones.ts";

/** In metres: no courier goes so far. */
const FARTHEST = 300_000;

/** Returns warnings about a restaurant in the sea, and about zones far from it or with a border that crosses itself. */
export function farZoneWarnings(root: DocumentPart): Fault[] {
  const place = positionOf(childPart(root, "company").value);
  const isAtSea = place !== null && place.latitude === 0 && place.longitude === 0;
  const shapes = deliveryZones(root).flatMap((zone) =>
    ["area", "paths"].map((key) => childPart(zone, key)),
  );
  return [
    ...(isAtSea ? [{ path: "company.latitude", message: AT_SEA }] : []),
    ...shapes.flatMap(({ path, value }) => {
      const rings = positionsOf(value);
      const isDistant = place !== null && !isAtSea && rings.length > 0 && isFar(rings, place);
      return [
        ...(isDistant ? [{ path, message: DISTANT }] : []),
        ...(rings.some(crosses) ? [{ path, message: CROSSED }] : []),
      ];
    }),
  ];
}

const AT_SEA = "is 0, and so is the longitude: that is in the sea; null is an unknown position";
const DISTANT =
  "lies hundreds of kilometres from the restaurant: look whether latitude and longitude are exchanged";
const CROSSED = "has a border that crosses itself: parts of it may count as outside";

/** Longer borders, such as those of a town, come from maps; to compare all of their edges takes long. */
const MAX_COMPARED = 300;

const crosses = (ring: readonly Position[]): boolean =>
  ring.length <= MAX_COMPARED && ringFault(ring) === "crosses";

function positionOf(value: unknown): Position | null {
  const [latitude, longitude] = [numberField(value, "latitude"), numberField(value, "longitude")];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function positionsOf(shape: unknown): Position[][] {
  if (!Array.isArray(shape)) return [];
  return validRings(shape as Shape)
    .map((ring) => ring.flatMap((point) => positionOf(point) ?? []))
    .filter((ring) => ring.length > 2);
}

const isFar = (rings: readonly Position[][], place: Position): boolean =>
  rings.every((ring) => ring.every((point) => metersBetween(place, point) > FARTHEST));
