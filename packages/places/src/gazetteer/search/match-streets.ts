import type { Position } from "@comanda/domain/geo/position";
import { STREETS_PER_SOURCE, WORDS_PER_SOURCE } from "../index/index-file.ts";
import type { LoadedSource, OpenIndex } from "../index/index-reader.ts";
import type { FindWords } from "./find-words.ts";
import type { SearchWord } from "./search-words.ts";

/** A street that the words may mean. */
export type StreetMatch = {
  street: number;
  source: LoadedSource;
  /** How well the words say it; comparable within one search. */
  fit: number;
  /** The same, less what it costs that it is far. */
  score: number;
  /** Bits of the words that are in its name, and in its name or place. */
  nameMask: number;
  matchMask: number;
  /** Kilometres from where one searches; 0 where that is unknown. */
  kilometersAway: number;
};

/** A word that is in the street's place counts for less than one in its name. */
const PLACE_SHARE = 0.85;
/** What a word costs that the street has nowhere. */
const MISSING = 0.8;
/** What a word of the street's name costs that was not said. */
const UNSAID = 0.15;
/** Streets with less than this part of the words are not meant. */
const LEAST_MATCHED = 0.5;
/** What a kilometre costs, so that the next street is meant rather than one across the country. */
const PER_KM = 0.01;
const MOST_KM = 20;

/** Reused from search to search: one entry a street of the source, all zero in between. */
type MatchBuffers = {
  scores: Float32Array;
  /** The number of the word that counted last, from 1. */
  counted: Uint8Array;
  named: Uint16Array;
  placed: Uint16Array;
  touched: Uint32Array;
  count: number;
};

export type MatchStreets = (
  words: readonly SearchWord[],
  country: string,
  near: Position | null,
  most: number,
) => StreetMatch[];

/** Finds the streets that words may mean: the best `most`, the nearest of equals first. */
export function createStreetMatcher({ sources }: OpenIndex, findWords: FindWords): MatchStreets {
  const scratches = new Map(sources.map((source) => [source.id, createMatchBuffers(source)]));
  return (words, country, near, most) => {
    const chosen = sources.filter((source) => source.country === country);
    if (chosen.length === 0) return [];
    for (const [at, word] of words.entries()) {
      scoreWord(streetLists(findWords(word)), scratches, chosen, { bit: at, weight: word.weight });
    }
    const weighs = createWeigher(words);
    const best = chosen.flatMap((source) => {
      const scratch = scratches.get(source.id);
      return scratch ? bestOf(collect(source, scratch, weighs, near), most) : [];
    });
    return bestOf(best, most);
  };
}

type List = { source: number; streets: Uint32Array; share: number; isName: boolean };

/** The surest first, so that the first that says a street is what counts. */
function streetLists(found: ReturnType<FindWords>): List[] {
  return found
    .flatMap(({ id, quality, names, places }): List[] => {
      const source = Math.floor(id / WORDS_PER_SOURCE);
      return [
        { source, streets: names, share: quality, isName: true },
        { source, streets: places, share: quality * PLACE_SHARE, isName: false },
      ];
    })
    .filter(({ streets }) => streets.length > 0)
    .sort((a, b) => b.share - a.share);
}

function scoreWord(
  all: readonly List[],
  scratches: ReadonlyMap<number, MatchBuffers>,
  chosen: readonly LoadedSource[],
  word: { bit: number; weight: number },
): void {
  const ids = new Set(chosen.map(({ id }) => id));
  for (const list of all) {
    const scratch = ids.has(list.source) ? scratches.get(list.source) : undefined;
    if (scratch) scoreStreets(scratch, list, word.bit, word.weight * list.share);
  }
}

function scoreStreets(scratch: MatchBuffers, list: List, bit: number, value: number): void {
  const { scores, counted, named, placed, touched } = scratch;
  const masks = list.isName ? named : placed;
  const stamp = bit + 1;
  for (const street of list.streets) {
    const last = counted[street] ?? stamp;
    if (last === stamp) continue;
    if (last === 0) touched[scratch.count++] = street;
    counted[street] = stamp;
    scores[street] = (scores[street] ?? 0) + value;
    masks[street] = (masks[street] ?? 0) | (1 << bit);
  }
}

/** What the words of a mask weigh together, and the mask of those that cost when they are missing. */
function createWeigher(words: readonly SearchWord[]) {
  const sum = new Float32Array(2 ** words.length);
  for (let mask = 1; mask < sum.length; mask += 1) {
    const low = 31 - Math.clz32(mask & -mask);
    sum[mask] = (sum[mask & (mask - 1)] ?? 0) + (words[low]?.weight ?? 0);
  }
  const needed = words.reduce(
    (mask, { isOptional }, at) => (isOptional ? mask : mask | (1 << at)),
    0,
  );
  return { needed, weigh: (mask: number) => sum[mask] ?? 0 };
}

/** The streets that were marked and are well enough; leaves all zero behind. */
function* collect(
  source: LoadedSource,
  scratch: MatchBuffers,
  { needed, weigh }: ReturnType<typeof createWeigher>,
  near: Position | null,
): Generator<StreetMatch> {
  const { scores, counted, named, placed, touched } = scratch;
  for (let at = 0; at < scratch.count; at += 1) {
    const street = touched[at] ?? 0;
    const [names, score] = [named[street] ?? 0, scores[street] ?? 0];
    const matchMask = names | (placed[street] ?? 0);
    scores[street] = 0;
    counted[street] = 0;
    named[street] = 0;
    placed[street] = 0;
    if (names === 0) continue;
    const missing = weigh(needed & ~matchMask);
    if (weigh(matchMask) < LEAST_MATCHED * (weigh(matchMask) + missing)) continue;
    const unsaid = Math.max(0, (source.nameWeights[street] ?? 0) - weigh(names));
    const kilometersAway = near ? kilometers(near, source, street) : 0;
    const fit = score - MISSING * missing - UNSAID * unsaid;
    yield {
      street: source.id * STREETS_PER_SOURCE + street,
      source,
      fit,
      score: fit - PER_KM * Math.min(kilometersAway, MOST_KM),
      nameMask: names,
      matchMask,
      kilometersAway,
    };
  }
  scratch.count = 0;
}

/** Roughly, and cheaply: it is only compared. */
function kilometers(near: Position, source: LoadedSource, street: number): number {
  const north = (source.latitudes[street] ?? 0) - near.latitude;
  const east = (source.longitudes[street] ?? 0) - near.longitude;
  return 111 * Math.hypot(north, east * Math.cos((near.latitude * Math.PI) / 180));
}

/** The best `most`, best first, without sorting all the others. */
function bestOf(matches: Iterable<StreetMatch>, most: number): StreetMatch[] {
  const byScore = (one: StreetMatch, other: StreetMatch) =>
    other.score - one.score ||
    one.kilometersAway - other.kilometersAway ||
    one.street - other.street;
  let kept: StreetMatch[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const match of matches) {
    if (match.score < least) continue;
    kept.push(match);
    if (kept.length < most * 4) continue;
    kept = kept.sort(byScore).slice(0, most);
    least = (kept.at(-1) ?? match).score;
  }
  return kept.sort(byScore).slice(0, most);
}

function createMatchBuffers({ streets }: LoadedSource): MatchBuffers {
  return {
    scores: new Float32Array(streets),
    counted: new Uint8Array(streets),
    named: new Uint16Array(streets),
    placed: new Uint16Array(streets),
    touched: new Uint32Array(streets),
    count: 0,
  };
}
