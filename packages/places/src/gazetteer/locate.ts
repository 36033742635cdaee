import type { Position } from "@comanda/domain/geo";
import type { FindHouses } from "./find-houses.ts";
import type { ReadStreet } from "./find-places.ts";
import type { Located } from "./gazetteer.ts";
import type { Match, MatchStreets } from "./match-streets.ts";
import { type SearchWord, searchWords } from "./search-words.ts";
import { wordsOf } from "./words/fold.ts";
import { type AddressWords, addressWords } from "./words/forms.ts";

/** Kilometres from `near` beyond which a street of the same name is another town's. */
const NEARBY = 50;
const STREETS = 40;
const POINTS_OF_A_STREET = 200;

type Tools = { match: MatchStreets; readStreet: ReadStreet; houses: FindHouses };

/** Where the part of an address ends that names the street. */
const PART = /,|;|\n| [-–—] /u;

/**
 * Where a written address is. Its street is known where the whole name of a street is written in
 * it, short forms and little words aside, and nothing else with it: a typo makes it unknown, for
 * here nobody chooses. Of streets with one name those count whose district, city or postcode is
 * written as well.
 */
export function locateIn(
  { match, readStreet, houses }: Tools,
  address: string,
  near: Position,
  country: string,
): Located[] {
  const part = searchWords(address.split(PART)[0] ?? "", country);
  const words = exactly(searchWords(address, country), part.length);
  const needed = words
    .slice(0, part.length)
    .reduce((mask, word, at) => (word.number || word.weight < 0.5 ? mask : mask | (1 << at)), 0);
  const table = addressWords(country);
  const said = new Set(words.flatMap(({ forms }) => forms));
  const named = match(words, country, near, STREETS).filter(({ away, street, matched }) => {
    const row = away <= NEARBY && (needed & ~matched) === 0 ? readStreet(street) : null;
    return row !== null && isSaid(row.name, said, table);
  });
  const best = named.reduce((most, { fit }) => Math.max(most, fit), Number.NEGATIVE_INFINITY);
  const meant = named.filter(({ fit }) => fit > best - 0.01);
  const found = meant.flatMap((one) => numbered(one, words, houses));
  if (found.length > 0) return found;
  return meant.flatMap(({ street }) =>
    houses.along(street, POINTS_OF_A_STREET).map((house) => located(house, false)),
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

function numbered(
  { street, matched }: Match,
  words: readonly SearchWord[],
  houses: FindHouses,
): Located[] {
  return words.flatMap(({ number }, at) =>
    number && !(matched & (1 << at))
      ? houses.all(street, number).map((house) => located(house, true))
      : [],
  );
}

const located = ({ latitude, longitude }: Position, hasNumber: boolean): Located => ({
  position: { latitude, longitude },
  hasNumber,
});
