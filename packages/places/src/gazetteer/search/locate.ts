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

/** Kilometres from `near`; a street of the same name farther away belongs to another town. */
const MAX_KILOMETERS = 50;
const MAX_STREETS = 40;
const POINTS_OF_A_STREET = 200;
/** Parts of an address that are read; the parts behind them name the country. */
const MAX_PARTS = 6;

type Tools = { match: MatchStreets; readStreet: ReadStreet; houses: HouseFinder };

/**
 * Locates a written address. Its street counts as known when one part contains the whole name of a
 * street and nothing else, apart from short forms, units and articles. A typo makes it unknown,
 * because the customer picks from no list here. Of several streets with one name those count whose
 * district, city or postcode is written too. Parts behind the first are mostly districts, which may
 * have the name of a street: they count only for a known house, and only when the first part is no
 * street.
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
  const written = new Set(words.flatMap(({ forms }) => forms));
  const named = match(words, country, near, MAX_STREETS).flatMap((one) => {
    const row =
      one.kilometersAway <= MAX_KILOMETERS && (needed & ~one.matchMask) === 0
        ? readStreet(one.street)
        : null;
    return row !== null && isNameWritten(row.name, written, table) ? [{ ...one, row }] : [];
  });
  const best = named.reduce((most, { fit }) => Math.max(most, fit), Number.NEGATIVE_INFINITY);
  const bestStreets = named.filter(({ fit }) => fit > best - 0.01);
  const [apart] = number === null ? [] : parseSearchWords(number, country);
  const found = bestStreets.flatMap(({ row, ...one }) => {
    const number = houseNumberOf(one, part, isNumberFirst(country)) ?? apart?.number;
    const there = number ? houses.findAll(one.street, number) : [];
    return there.map((house) => toLocatedAddress(house, row, { hasNumber: true }));
  });
  if (found.length > 0) return found;
  return bestStreets.flatMap(({ street, row }) =>
    houses
      .sampleAlong(street, POINTS_OF_A_STREET)
      .map((house) => toLocatedAddress(house, row, { hasNumber: false })),
  );
}

/**
 * Turns off guesses: no word is unfinished or misspelt, and words after the street may be missing.
 */
const withoutGuessing = (words: readonly SearchWord[], part: number) =>
  words.map((word, at) => ({
    ...word,
    isPrefix: false,
    allowsTypos: false,
    isOptional: word.isOptional || at >= part,
  }));

/** Returns whether the text has every word of a street's name that tells it from other streets. */
function isNameWritten(name: string, written: ReadonlySet<string>, table: AddressWords): boolean {
  const telling = splitWords(name).map(({ text }) => table(text));
  const most = telling.reduce((weight, word) => Math.max(weight, word.weight), 0);
  return telling
    .filter(({ weight }) => weight >= Math.min(0.5, most))
    .every(({ forms }) => forms.some((form) => written.has(form)));
}

/**
 * Returns the house number in the part that names the street: the number in the usual position that
 * is no word of the street or its place.
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
  { hasNumber }: { hasNumber: boolean },
): LocatedAddress => ({ position: { latitude, longitude }, hasNumber, district: district || null });
