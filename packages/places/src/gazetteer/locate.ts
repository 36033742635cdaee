import type { Position } from "@comanda/domain/geo";
import type { FindHouses } from "./find-houses.ts";
import type { ReadStreet, StreetRow } from "./find-places.ts";
import { isNumberFirst } from "./format-address.ts";
import type { Located } from "./gazetteer.ts";
import { type StreetPart, streetParts } from "./locate-parts.ts";
import type { Match, MatchStreets } from "./match-streets.ts";
import { type SearchWord, searchWords } from "./search-words.ts";
import { type HouseNumber, wordsOf } from "./words/fold.ts";
import { type AddressWords, addressWords } from "./words/forms.ts";

/** Kilometres from `near` beyond which a street of the same name is another town's. */
const NEARBY = 50;
const STREETS = 40;
const POINTS_OF_A_STREET = 200;
/** Of an address; what is behind them is its country. */
const MOST_PARTS = 6;

type Tools = { match: MatchStreets; readStreet: ReadStreet; houses: FindHouses };

/**
 * Where a written address is. Its street is known where the whole name of a street is written in
 * a part of it, short forms, units and little words aside, and nothing else with it: a typo makes it
 * unknown, for here nobody chooses. Of streets with one name those count whose district, city or
 * postcode is written as well. Parts behind the first are mostly districts, which may be called as a
 * street: they count where they are a house that is known, and the first is no street.
 */
export function locateIn(
  tools: Tools,
  address: string,
  near: Position,
  country: string,
): Located[] {
  const [first, ...others] = streetParts(address, country).slice(0, MOST_PARTS);
  const found = first ? locatePart(tools, first, near, country) : [];
  if (found.length > 0) return found;
  for (const part of others) {
    const houses = locatePart(tools, part, near, country).filter(({ hasNumber }) => hasNumber);
    if (houses.length > 0) return houses;
  }
  return [];
}

function locatePart(
  { match, readStreet, houses }: Tools,
  { text, number, rest }: StreetPart,
  near: Position,
  country: string,
): Located[] {
  const part = searchWords(text, country);
  const words = exactly(searchWords(`${text}, ${rest}`, country), part.length);
  const needed = words
    .slice(0, part.length)
    .reduce((mask, word, at) => (word.number || word.weight < 0.5 ? mask : mask | (1 << at)), 0);
  const table = addressWords(country);
  const said = new Set(words.flatMap(({ forms }) => forms));
  const named = match(words, country, near, STREETS).flatMap((one) => {
    const row = one.away <= NEARBY && (needed & ~one.matched) === 0 ? readStreet(one.street) : null;
    return row !== null && isSaid(row.name, said, table) ? [{ ...one, row }] : [];
  });
  const best = named.reduce((most, { fit }) => Math.max(most, fit), Number.NEGATIVE_INFINITY);
  const meant = named.filter(({ fit }) => fit > best - 0.01);
  const [apart] = number === null ? [] : searchWords(number, country);
  const found = meant.flatMap(({ row, ...one }) => {
    const wanted = houseOf(one, part, isNumberFirst(country)) ?? apart?.number;
    const there = wanted ? houses.all(one.street, wanted) : [];
    return there.map((house) => located(house, row, true));
  });
  if (found.length > 0) return found;
  return meant.flatMap(({ street, row }) =>
    houses.along(street, POINTS_OF_A_STREET).map((house) => located(house, row, false)),
  );
}

/** Nothing here is still being typed, or means something else; what follows may be anything. */
const exactly = (words: readonly SearchWord[], part: number) =>
  words.map((word, at) => ({
    ...word,
    isPrefix: false,
    mayErr: false,
    mayMiss: word.mayMiss || at >= part,
  }));

/** Whether all of a street's name is said that tells it from others. */
function isSaid(name: string, said: ReadonlySet<string>, table: AddressWords): boolean {
  const telling = wordsOf(name).map(({ text }) => table(text));
  const most = telling.reduce((weight, word) => Math.max(weight, word.weight), 0);
  return telling
    .filter(({ weight }) => weight >= Math.min(0.5, most))
    .every(({ forms }) => forms.some((form) => said.has(form)));
}

/**
 * The house's number in the part that names its street: the one that stands where it is usual, and is
 * no word of the street or its place.
 */
function houseOf(
  { matched, named }: Match,
  part: readonly SearchWord[],
  isFirst: boolean,
): HouseNumber | null {
  const free = part.flatMap(({ number }, at) =>
    number && !(matched & (1 << at)) ? [{ number, isBehind: 1 << at > (named & -named) }] : [],
  );
  const usual = free.find(({ isBehind }) => isBehind !== isFirst) ?? free[0];
  return usual?.number ?? null;
}

const located = (
  { latitude, longitude }: Position,
  { district }: StreetRow,
  hasNumber: boolean,
): Located => ({ position: { latitude, longitude }, hasNumber, district: district || null });
