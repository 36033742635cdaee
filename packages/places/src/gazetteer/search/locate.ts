import type { Position } from "@comanda/domain/geo/position";
import { type AddressWords, addressWordsFor } from "../words/address-words.ts";
import { type HouseNumber, splitWords } from "../words/fold.ts";
import type { HouseFinder } from "./find-houses.ts";
import type { ReadStreet, StreetRow } from "./find-places.ts";
import { isNumberFirst } from "./format-address.ts";
import type { LocatedAddress } from "./gazetteer.ts";
import type { MatchStreets, StreetMatch } from "./match-streets.ts";
import { parseSearchWords, type SearchWord } from "./search-words.ts";
import { type StreetPart, splitAddressParts } from "./street-parts.ts";

/** Kilometres from `near` beyond which a street of the same name is another town's. */
const MAX_KILOMETERS = 50;
const MAX_STREETS = 40;
const POINTS_OF_A_STREET = 200;
/** Of an address; what is behind them is its country. */
const MAX_PARTS = 6;

type Tools = { match: MatchStreets; readStreet: ReadStreet; houses: HouseFinder };

/**
 * Where a written address is. Its street is known where the whole name of a street is written in
 * a part of it, short forms, units and little words aside, and nothing else with it: a typo makes it
 * unknown, for here nobody chooses. Of streets with one name those count whose district, city or
 * postcode is written as well. Parts behind the first are mostly districts, which may be called as a
 * street: they count where they are a house that is known, and the first is no street.
 */
export function locateAddress(
  tools: Tools,
  address: string,
  near: Position,
  country: string,
): LocatedAddress[] {
  const [first, ...others] = splitAddressParts(address, country).slice(0, MAX_PARTS);
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
): LocatedAddress[] {
  const part = parseSearchWords(text, country);
  const words = withoutGuessing(parseSearchWords(`${text}, ${rest}`, country), part.length);
  const needed = words
    .slice(0, part.length)
    .reduce((mask, word, at) => (word.number || word.weight < 0.5 ? mask : mask | (1 << at)), 0);
  const table = addressWordsFor(country);
  const said = new Set(words.flatMap(({ forms }) => forms));
  const named = match(words, country, near, MAX_STREETS).flatMap((one) => {
    const row =
      one.kilometersAway <= MAX_KILOMETERS && (needed & ~one.matchMask) === 0
        ? readStreet(one.street)
        : null;
    return row !== null && isNameWritten(row.name, said, table) ? [{ ...one, row }] : [];
  });
  const best = named.reduce((most, { fit }) => Math.max(most, fit), Number.NEGATIVE_INFINITY);
  const meant = named.filter(({ fit }) => fit > best - 0.01);
  const [apart] = number === null ? [] : parseSearchWords(number, country);
  const found = meant.flatMap(({ row, ...one }) => {
    const wanted = houseNumberOf(one, part, isNumberFirst(country)) ?? apart?.number;
    const there = wanted ? houses.findAll(one.street, wanted) : [];
    return there.map((house) => toLocatedAddress(house, row, true));
  });
  if (found.length > 0) return found;
  return meant.flatMap(({ street, row }) =>
    houses
      .sampleAlong(street, POINTS_OF_A_STREET)
      .map((house) => toLocatedAddress(house, row, false)),
  );
}

/** Nothing here is still being typed, or means something else; what follows may be anything. */
const withoutGuessing = (words: readonly SearchWord[], part: number) =>
  words.map((word, at) => ({
    ...word,
    isPrefix: false,
    allowsTypos: false,
    isOptional: word.isOptional || at >= part,
  }));

/** Whether all of a street's name is said that tells it from others. */
function isNameWritten(name: string, said: ReadonlySet<string>, table: AddressWords): boolean {
  const telling = splitWords(name).map(({ text }) => table(text));
  const most = telling.reduce((weight, word) => Math.max(weight, word.weight), 0);
  return telling
    .filter(({ weight }) => weight >= Math.min(0.5, most))
    .every(({ forms }) => forms.some((form) => said.has(form)));
}

/**
 * The house's number in the part that names its street: the one that stands where it is usual, and is
 * no word of the street or its place.
 */
function houseNumberOf(
  { matchMask, nameMask }: StreetMatch,
  part: readonly SearchWord[],
  isFirst: boolean,
): HouseNumber | null {
  const free = part.flatMap(({ number }, at) =>
    number && !(matchMask & (1 << at))
      ? [{ number, isBehind: 1 << at > (nameMask & -nameMask) }]
      : [],
  );
  const usual = free.find(({ isBehind }) => isBehind !== isFirst) ?? free[0];
  return usual?.number ?? null;
}

const toLocatedAddress = (
  { latitude, longitude }: Position,
  { district }: StreetRow,
  hasNumber: boolean,
): LocatedAddress => ({ position: { latitude, longitude }, hasNumber, district: district || null });
