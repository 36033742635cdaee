import { metersBetween, type Position } from "@comanda/domain/geo";
import { boundsAround, cellRows } from "./cells.ts";
import { type House, houseFinder } from "./find-houses.ts";
import { type FoundPlace, placeOf, placesOf, streetReader } from "./find-places.ts";
import { wordFinder } from "./find-words.ts";
import type { Bounds, Located, NumberedHouse, StreetLines } from "./gazetteer.ts";
import { STREETS } from "./index-file.ts";
import { locateIn } from "./locate.ts";
import { streetMatcher } from "./match-streets.ts";
import type { OpenIndex } from "./open-index.ts";
import { searchWords } from "./search-words.ts";

type Found = Omit<FoundPlace, "score" | "away">;

export type SearchIndex = {
  search(text: string, near: Position | null, country: string, limit: number): FoundPlace[];
  /** The place of an id that a search gave; null of one that an import has done away with. */
  byId(id: string): Found | null;
  /** The nearest house within `REACH`, and how many metres away. */
  nearest(position: Position): { house: Found; street: Found; meters: number } | null;
  locate(address: string, near: Position, country: string): Located[];
  streetsIn(bounds: Bounds, limit: number): StreetLines[];
  housesIn(bounds: Bounds, limit: number): NumberedHouse[];
};

/** Metres; farther off nobody would say that address. */
const REACH = 150;
/** Streets whose houses are looked up. */
const LOOKED_INTO = 120;
/** Places that are so much worse than the best are not what was meant. */
const FAR_WORSE = 0.9;
/** Scores are equally good that differ less than this. */
const STEP = 0.05;
/** A square as big as a few towns: the houses of more are never asked for. */
const MOST_ROWS = 60;

export function searchIndex(index: OpenIndex): SearchIndex {
  const { db, sources } = index;
  const match = streetMatcher(index, wordFinder(index));
  const readStreet = streetReader(index);
  const houses = houseFinder(index);
  const sourceOf = (street: number) =>
    sources.find(({ id }) => id === Math.floor(street / STREETS)) ?? null;
  const inRow = db.prepare(
    `select street, value, number, postcode, latitude, longitude from houses
     where cell between ? and ? limit ?`,
  );
  const drawn = db.prepare(
    `select s.name, s.lines from street_boxes b join streets s on s.id = b.id
     where b.south <= ? and b.north >= ? and b.west <= ? and b.east >= ?
     order by (b.north - b.south) + (b.east - b.west) desc, s.id limit ?`,
  );
  const housesIn = (bounds: Bounds, limit: number): (House & { street: number })[] =>
    cellRows(bounds)
      .slice(0, MOST_ROWS)
      .flatMap(({ first, last }) => inRow.all(first, last, limit) as (House & { street: number })[])
      .filter((house) => house.value > 0 && isWithin(house, bounds))
      .slice(0, limit);

  const placeAt = (street: number, house: House | null) => {
    const [row, source] = [readStreet(street), sourceOf(street)];
    return row && source ? placeOf(row, house, source.country) : null;
  };

  return {
    search(text, near, country, limit) {
      const words = searchWords(text, country);
      const matches = match(words, country, near, LOOKED_INTO);
      return ranked(placesOf(matches, words, { readStreet, houses })).slice(0, limit);
    },
    byId(id) {
      const [, street, number] = /^(\d{1,15})(?:\/(.{1,20}))?$/su.exec(id) ?? [];
      if (street === undefined) return null;
      if (number === undefined) return placeAt(Number(street), null);
      const house = houses.written(Number(street), number);
      return house && placeAt(Number(street), house);
    },
    nearest(position) {
      const around = housesIn(boundsAround(position, REACH), 5_000).map((house) => ({
        house,
        meters: metersBetween(position, house),
      }));
      const [best] = around.sort((one, other) => one.meters - other.meters);
      if (!best || best.meters > REACH) return null;
      const [house, street] = [best.house, null].map((of) => placeAt(best.house.street, of));
      return house && street ? { house, street, meters: best.meters } : null;
    },
    locate: (address, near, country) =>
      locateIn({ match, readStreet, houses }, address, near, country),
    streetsIn({ south, north, west, east }, limit) {
      return drawn.all(north, south, east, west, limit).map(({ name, lines }) => ({
        name: String(name),
        lines: (JSON.parse(String(lines)) as [number, number][][]).map((line) =>
          line.map(([latitude, longitude]) => ({ latitude, longitude })),
        ),
      }));
    },
    housesIn: (bounds, limit) =>
      housesIn(bounds, limit).map(({ number, latitude, longitude }) => ({
        number,
        latitude,
        longitude,
      })),
  };
}

/** The best first, the nearest of equals first, each text once. */
function ranked(places: readonly FoundPlace[]): FoundPlace[] {
  const best = places.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const seen = new Set<string>();
  return places
    .filter(({ score }) => score > best - FAR_WORSE)
    .map((place, order) => ({ place, order, step: Math.round(place.score / STEP) }))
    .sort((a, b) => b.step - a.step || a.place.away - b.place.away || a.order - b.order)
    .map(({ place }) => place)
    .filter(({ text }) => !seen.has(text) && seen.add(text));
}

function isWithin({ latitude, longitude }: Position, { south, north, west, east }: Bounds) {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
