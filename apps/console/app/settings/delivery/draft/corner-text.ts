import { validPosition } from "@comanda/domain/delivery/coverage";
import { type Position, wrapLongitude } from "@comanda/domain/geo/position";
import { toLatinDigits } from "@comanda/domain/text/digits";

type Rings = readonly (readonly Position[])[];

/** Returns the corners of a zone as text: one `latitude, longitude` per line, an empty line between rings. */
export function cornerText(rings: Rings): string {
  return rings
    .map((ring) => ring.map(({ latitude, longitude }) => `${latitude}, ${longitude}`).join("\n"))
    .join("\n\n");
}

/** Reads what `cornerText` writes, or GeoJSON with polygons; null for any other text. */
export function cornersIn(text: string): Rings | null {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  return trimmed.startsWith("{") ? ringsOfGeoJson(trimmed) : ringsOfLines(trimmed);
}

function ringsOfLines(text: string): Rings | null {
  const rings = text.split(/\n\s*\n/u).map((part) => part.trim().split("\n").map(cornerOfLine));
  return rings.some((ring) => ring.includes(null)) ? null : (rings as Position[][]);
}

function cornerOfLine(line: string): Position | null {
  const found = /^(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)$/u.exec(
    toLatinDigits(line.normalize("NFKC").trim()).replaceAll("−", "-"),
  );
  return found ? validPosition({ latitude: Number(found[1]), longitude: Number(found[2]) }) : null;
}

/**
 * Returns the rings of all polygons of a GeoJSON text. GeoJSON has the longitude first, and closes its
 * rings.
 */
function ringsOfGeoJson(text: string): Rings | null {
  const rings = polygonsIn(parseJson(text)).flat();
  const read = rings.map((ring) => openRing(ring).map(cornerOfPair));
  const isWrong =
    read.length === 0 || read.some((ring) => ring.length === 0 || ring.includes(null));
  return isWrong ? null : (read as Position[][]);
}

function polygonsIn(found: unknown): unknown[][] {
  const { type, geometry, features, geometries, coordinates } = (found ?? {}) as Record<
    string,
    unknown
  >;
  if (type === "Feature") return polygonsIn(geometry);
  if (type === "FeatureCollection" && Array.isArray(features)) return features.flatMap(polygonsIn);
  if (type === "GeometryCollection" && Array.isArray(geometries))
    return geometries.flatMap(polygonsIn);
  if (type === "Polygon" && Array.isArray(coordinates)) return [coordinates];
  return type === "MultiPolygon" && Array.isArray(coordinates)
    ? coordinates.filter((each) => Array.isArray(each))
    : [];
}

/** The points of a ring without the last one where it repeats the first. */
function openRing(ring: unknown): unknown[] {
  if (!Array.isArray(ring)) return [];
  const isClosed = ring.length > 1 && JSON.stringify(ring[0]) === JSON.stringify(ring.at(-1));
  return isClosed ? ring.slice(0, -1) : ring;
}

/** Programs write 180.5 for -179.5 where an area lies over the date line. */
function cornerOfPair(pair: unknown): Position | null {
  const [longitude, latitude] = Array.isArray(pair) ? pair : [];
  if (typeof longitude !== "number" || typeof latitude !== "number") return null;
  if (Math.abs(longitude) > 360) return null;
  return validPosition({ latitude, longitude: Number(wrapLongitude(longitude).toFixed(9)) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
