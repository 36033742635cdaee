import type { Position } from "@comanda/domain/geo/position";
import type { OpenIndex } from "../index/index-reader.ts";
import type { HouseNumber } from "../words/fold.ts";
import type { HouseFinder, IndexedHouse } from "./find-houses.ts";
import { type AddressParts, formatAddress, isNumberFirst } from "./format-address.ts";
import type { StreetMatch } from "./match-streets.ts";
import type { SearchWord } from "./search-words.ts";

export type StreetRow = Omit<AddressParts, "street" | "number" | "postcode"> &
  Position & { id: number; name: string; postcodes: string };

/** A street or house that a search found. */
export type FoundPlace = {
  id: string;
  text: string;
  position: Position;
  hasNumber: boolean;
  city: string | null;
  score: number;
  kilometersAway: number;
};

/** Score for a house that is known, and for a number in its usual position. */
const EXACT_HOUSE = 0.4;
const USUAL_ORDER = 0.1;

export type ReadStreet = (id: number) => StreetRow | null;

/** Prepares the statement that reads a street; null for one that an import has removed. */
export function createStreetReader({ db }: OpenIndex): ReadStreet {
  const read = db.prepare(
    `select id, name, district, city, region, postcodes, latitude, longitude
     from streets where id = ?`,
  );
  return (id) => (read.get(id) as StreetRow | undefined) ?? null;
}

/**
 * Turns matches into places: the house if the text has its number and it is known, else the street.
 */
export function placesFromMatches(
  matches: readonly StreetMatch[],
  words: readonly SearchWord[],
  { readStreet, houses }: { readStreet: ReadStreet; houses: HouseFinder },
): FoundPlace[] {
  return matches.flatMap((match) => {
    const street = readStreet(match.street);
    if (!street) return [];
    const { country } = match.source;
    const numbers = typedNumbers(match, words, isNumberFirst(country));
    const found = numbers.flatMap(({ number, isUsual }) => {
      const house = houses.findBest(street.id, number);
      return house ? [{ house, isUsual }] : [];
    })[0];
    if (found) {
      const score = match.score + EXACT_HOUSE + (found.isUsual ? USUAL_ORDER : 0);
      return [
        {
          ...placeOnStreet(street, found.house, country),
          score,
          kilometersAway: match.kilometersAway,
        },
      ];
    }
    const [typed] = numbers;
    const near = typed ? houses.findNearest(street.id, typed.number) : null;
    const place = placeOnStreet(street, null, country);
    const { latitude, longitude } = near ?? place.position;
    const position = { latitude, longitude };
    return [{ ...place, position, score: match.score, kilometersAway: match.kilometersAway }];
  });
}

/** Numbers that are no word of the street or its place; those in the usual position come first. */
function typedNumbers(
  { matchMask, nameMask }: StreetMatch,
  words: readonly SearchWord[],
  isFirst: boolean,
): { number: HouseNumber; isUsual: boolean }[] {
  const lowest = nameMask & -nameMask;
  return words
    .flatMap(({ number }, at) => {
      const bit = 1 << at;
      if (!number || matchMask & bit) return [];
      return [{ number, isUsual: isFirst ? bit < lowest : bit > nameMask }];
    })
    .sort((one, other) => Number(other.isUsual) - Number(one.isUsual));
}

/** Returns a house of a street, or the street itself. */
export function placeOnStreet(
  street: StreetRow,
  house: IndexedHouse | null,
  country: string,
): Omit<FoundPlace, "score" | "kilometersAway"> {
  const codes = street.postcodes.split(";");
  const { latitude, longitude } = house ?? street;
  const parts = {
    ...street,
    street: street.name,
    number: house?.number ?? "",
    postcode: house?.postcode ?? (codes.length === 1 ? (codes[0] ?? "") : ""),
  };
  return {
    id: house ? `${street.id}/${house.number}` : String(street.id),
    text: formatAddress(parts, country),
    position: { latitude, longitude },
    hasNumber: house !== null,
    city: street.city || null,
  };
}
