import type { OpenIndex } from "../index/index-reader.ts";
import type { NamedPlace } from "./gazetteer.ts";

/** The most districts and towns whose names a map shows. */
const MAX_PLACES = 2_000;

/**
 * Reads the districts and towns of all address files, those with the most streets first. The place of a name is
 * the middle of the streets. It reads every street: call it once for an index.
 */
export function readNamedPlaces({ db }: Pick<OpenIndex, "db">): NamedPlace[] {
  const read = (kind: NamedPlace["kind"], name: string, parts: string) =>
    db
      .prepare(
        `select ${name} as name, avg(latitude) as latitude, avg(longitude) as longitude, count(*) as streets
         from streets where ${name} <> '' group by ${parts} order by streets desc, name limit ?`,
      )
      .all(MAX_PLACES)
      .map((row) => ({
        kind,
        name: String(row.name),
        latitude: Number(row.latitude),
        longitude: Number(row.longitude),
      }));
  return [
    ...read("district", "district", "district, city, region"),
    ...read("town", "city", "city, region"),
  ];
}
