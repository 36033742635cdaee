import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { importAddresses } from "../import/import-addresses.ts";
import type { Gazetteer } from "../search/gazetteer.ts";
import { openGazetteer } from "../search/open-gazetteer.ts";

export const HEADER = "LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH";

/** A street to the east with 30 houses per side, 20 m apart; `place` in degrees from the centre. */
export type TownStreet = {
  name: string;
  district?: string;
  place?: [number, number];
  postcode?: string;
};

export const SMALL_TOWN_CENTRE = { latitude: 19.42, longitude: -99.16 };

/** Returns the rows of an address file: sixty houses on each street. */
export function townRows(streets: readonly TownStreet[]): string[] {
  return streets.flatMap(({ name, district = "", place, postcode = "06700" }, index) => {
    const [north, east] = place ?? [index * 0.002, 0];
    return Array.from({ length: 60 }, (_, at) => {
      const latitude = SMALL_TOWN_CENTRE.latitude + north + (at % 2 ? 0.0001 : -0.0001);
      const longitude = SMALL_TOWN_CENTRE.longitude + east + Math.floor(at / 2) * 0.0002;
      return `${longitude.toFixed(6)},${latitude.toFixed(6)},${100 + at},"${name}",,Ciudad de México,${district},CDMX,${postcode},,`;
    });
  });
}

/** Creates a data folder for one test. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-gazetteer-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Writes an address file into a folder; returns its path. */
export function writeRows(folder: string, rows: readonly string[], name = "town.csv"): string {
  const file = path.join(folder, name);
  writeFileSync(file, `${[HEADER, ...rows].join("\n")}\n`);
  return file;
}

export type OpenTown = { gazetteer: Gazetteer; folder: string; close: () => void };

/** Imports a town of these streets into a new data folder, and opens it. */
export async function openTown(streets: readonly TownStreet[], country = "MX"): Promise<OpenTown> {
  const { folder, remove } = temporaryFolder();
  const file = writeRows(folder, townRows(streets));
  await importAddresses(folder, [{ file, country, name: "town" }]);
  const gazetteer = openGazetteer(folder);
  return {
    gazetteer,
    folder,
    close: () => {
      gazetteer.close();
      remove();
    },
  };
}

/** Returns the suggestions of a gazetteer's search, as texts. */
export async function texts(
  { provider }: Pick<Gazetteer, "provider">,
  text: string,
  { near = SMALL_TOWN_CENTRE, country = "MX" } = {},
): Promise<string[]> {
  const question = { text, near, country, session: null, language: "es" };
  const found = await provider.search({ ...question, signal: AbortSignal.timeout(10_000) });
  return found.map((suggestion) => suggestion.text);
}
