/**
 * Writes the demo companies' address files from the towns in this folder. Run it only to change a
 * street (`node demo/addresses/make-addresses.ts`); its results are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { layOutHouses } from "./houses.ts";
import type { DemoTown } from "./town.ts";

const COLUMNS = "LON,LAT,NUMBER,STREET,CITY,DISTRICT,REGION,POSTCODE";

for (const company of ["cafe", "pizzaria", "taqueria"]) {
  const from = path.join(import.meta.dirname, `${company}.json`);
  const town = JSON.parse(await readFile(from, "utf8")) as DemoTown;
  const rows = layOutHouses(town).map((house) =>
    [
      house.longitude.toFixed(5),
      house.latitude.toFixed(5),
      house.number,
      house.street,
      town.city,
      house.district,
      town.region,
      house.postcode,
    ].join(","),
  );
  const file = path.join(import.meta.dirname, "..", company, "addresses.csv");
  await writeFile(file, `${[COLUMNS, ...rows].join("\n")}\n`);
}
