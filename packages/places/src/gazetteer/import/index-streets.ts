import type { DatabaseSync } from "node:sqlite";
import type { Position } from "@comanda/domain/geo/position";
import { STREETS_PER_SOURCE } from "../index/index-schema.ts";
import { buildStreetLines } from "./street-lines.ts";
import { yieldToEventLoop } from "./yield-to-others.ts";

type House = Position & { street: number; value: number; postcode: string };

const STEP = 20_000;
/** Postcodes per street that can be searched; few streets have more. */
const POSTCODES = 12;

/** Computes the position and the lines of a source's streets from their houses. */
export async function indexStreets(db: DatabaseSync, source: number): Promise<void> {
  const houses = db
    .prepare(
      `select street, value, latitude, longitude, postcode from houses
       where street between ? and ? order by street, value`,
    )
    .iterate(
      source * STREETS_PER_SOURCE,
      (source + 1) * STREETS_PER_SOURCE - 1,
    ) as IterableIterator<House>;
  const writer = streetWriter(db);
  let street: House[] = [];
  let read = 0;
  for (const house of houses) {
    const [first] = street;
    if (first && first.street !== house.street) {
      writer(street);
      street = [];
    }
    street.push(house);
    read += 1;
    if (read % STEP === 0) await yieldToEventLoop();
  }
  writer(street);
}

function streetWriter(db: DatabaseSync): (houses: readonly House[]) => void {
  const place = db.prepare(
    "update streets set latitude = ?, longitude = ?, postcodes = ?, lines = ? where id = ?",
  );
  const box = db.prepare("insert into street_boxes values (?, ?, ?, ?, ?)");
  return (houses) => {
    const middle = houses[Math.floor(houses.length / 2)];
    if (!middle) return;
    const latitudes = houses.map(({ latitude }) => latitude);
    const longitudes = houses.map(({ longitude }) => longitude);
    const postcodes = new Set(houses.map(({ postcode }) => postcode));
    postcodes.delete("");
    place.run(
      middle.latitude,
      middle.longitude,
      [...postcodes].slice(0, POSTCODES).join(";"),
      JSON.stringify(buildStreetLines(houses)),
      middle.street,
    );
    box.run(middle.street, least(latitudes), most(latitudes), least(longitudes), most(longitudes));
  };
}

const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
