import { metersBetween, type Position } from "@comanda/domain/geo/position";
import { type Bounds, boundsAround, cellRangesIn } from "../../geometry/cells.ts";
import type { OpenIndex } from "../index/index-reader.ts";
import { STREETS_PER_SOURCE } from "../index/index-schema.ts";
import { createHouseFinder, type IndexedHouse } from "./find-houses.ts";
import {
  createStreetReader,
  type FoundPlace,
  placeOnStreet,
  placesFromMatches,
} from "./find-places.ts";
import { createWordFinder } from "./find-words.ts";
import type { LocatedAddress, NamedPlace, NumberedHouse, StreetLines } from "./gazetteer.ts";
import { locateAddress } from "./locate.ts";
import { createStreetMatcher } from "./match-streets.ts";
import { readNamedPlaces } from "./named-places.ts";
import { parseSearchWords } from "./search-words.ts";

type IndexedPlace = Omit<FoundPlace, "score" | "kilometersAway">;

export type SearchIndex = {
  search(text: string, near: Position | null, country: string, limit: number): FoundPlace[];
  /** The place of a suggestion's id; null when an import has removed it. */
  byId(id: string): IndexedPlace | null;
  /** The nearest house within `MAX_METERS`, with its distance in metres. */
  nearest(position: Position): { house: IndexedPlace; street: IndexedPlace; meters: number } | null;
  locate(address: string, near: Position, country: string): LocatedAddress[];
  streetsIn(bounds: Bounds, limit: number): StreetLines[];
  namedPlaces(): readonly NamedPlace[];
  housesIn(bounds: Bounds, limit: number): NumberedHouse[];
};

/** Metres: farther away a house's address does not describe the position. */
const MAX_METERS = 150;
/** Streets whose houses are looked up for one search. */
const MAX_STREETS = 120;
/** Places whose score is this much lower than the best are dropped. */
const MAX_SCORE_GAP = 0.9;
/** Scores that differ by less than this count as equal. */
const SCORE_STEP = 0.05;
/** Cells of a square as large as a few towns: `housesIn` is never called for a larger one. */
const MAX_CELL_ROWS = 60;

/** Creates the searches over one open index. */
export function createSearchIndex(index: OpenIndex): SearchIndex {
  const { db, sources } = index;
  const match = createStreetMatcher(index, createWordFinder(index));
  const readStreet = createStreetReader(index);
  const houses = createHouseFinder(index);
  const sourceOf = (street: number) =>
    sources.find(({ id }) => id === Math.floor(street / STREETS_PER_SOURCE)) ?? null;
  const inRow = db.prepare(
    `select street, value, number, postcode, latitude, longitude from houses
     where cell between ? and ? limit ?`,
  );
  const drawn = db.prepare(
    `select s.name, s.lines from street_boxes b join streets s on s.id = b.id
     where b.south <= ? and b.north >= ? and b.west <= ? and b.east >= ?
     order by (b.north - b.south) + (b.east - b.west) desc, s.id limit ?`,
  );
  let places: readonly NamedPlace[] | null = null;
  const housesIn = (bounds: Bounds, limit: number): (IndexedHouse & { street: number })[] =>
    cellRangesIn(bounds)
      .slice(0, MAX_CELL_ROWS)
      .flatMap(
        ({ first, last }) => inRow.all(first, last, limit) as (IndexedHouse & { street: number })[],
      )
      .filter((house) => house.value > 0 && isWithin(house, bounds))
      .slice(0, limit);

  const placeAt = (street: number, house: IndexedHouse | null) => {
    const [row, source] = [readStreet(street), sourceOf(street)];
    return row && source ? placeOnStreet(row, house, source.country) : null;
  };

  return {
    search(text, near, country, limit) {
      const words = parseSearchWords(text, country);
      const matches = match(words, country, near, MAX_STREETS);
      return rankPlaces(placesFromMatches(matches, words, { readStreet, houses })).slice(0, limit);
    },
    byId(id) {
      const [, street, number] = /^(\d{1,15})(?:\/(.{1,20}))?$/su.exec(id) ?? [];
      if (street === undefined) return null;
      if (number === undefined) return placeAt(Number(street), null);
      const house = houses.findAsWritten(Number(street), number);
      return house && placeAt(Number(street), house);
    },
    nearest(position) {
      const around = housesIn(boundsAround(position, MAX_METERS), 5_000).map((house) => ({
        house,
        meters: metersBetween(position, house),
      }));
      const [best] = around.sort((one, other) => one.meters - other.meters);
      if (!best || best.meters > MAX_METERS) return null;
      const [house, street] = [best.house, null].map((of) => placeAt(best.house.street, of));
      return house && street ? { house, street, meters: best.meters } : null;
    },
    locate: (address, near, country) =>
      locateAddress({ match, readStreet, houses }, address, near, country),
    streetsIn({ south, north, west, east }, limit) {
      return drawn.all(north, south, east, west, limit).map(({ name, lines }) => ({
        name: String(name),
        lines: (JSON.parse(String(lines)) as [number, number][][]).map((line) =>
          line.map(([latitude, longitude]) => ({ latitude, longitude })),
        ),
      }));
    },
    namedPlaces: () => {
      places ??= readNamedPlaces(index);
      return places;
    },
    housesIn: (bounds, limit) =>
      housesIn(bounds, limit).map(({ number, latitude, longitude }) => ({
        number,
        latitude,
        longitude,
      })),
  };
}

/** Sorts by score, then by distance, and keeps each text once. */
function rankPlaces(places: readonly FoundPlace[]): FoundPlace[] {
  const best = places.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const seen = new Set<string>();
  return places
    .filter(({ score }) => score > best - MAX_SCORE_GAP)
    .map((place, order) => ({ place, order, step: Math.round(place.score / SCORE_STEP) }))
    .sort(
      (a, b) =>
        b.step - a.step || a.place.kilometersAway - b.place.kilometersAway || a.order - b.order,
    )
    .map(({ place }) => place)
    .filter(({ text }) => !seen.has(text) && seen.add(text));
}

function isWithin({ latitude, longitude }: Position, { south, north, west, east }: Bounds) {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
